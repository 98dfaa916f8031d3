import { announcements as words } from '#app/content/staff/announcements.ts'
import { AnnouncementForm } from '#app/shop/announcements/announcement-form.tsx'
import { AnnouncementList } from '#app/shop/announcements/announcement-list.tsx'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { SaidAbove } from '#app/shop/core/status-line.tsx'

export default function Announcements() {
  return (
    <>
      <StaffPageHead about={words.about} />
      <SaidAbove>
        <AnnouncementForm />
        <AnnouncementList />
      </SaidAbove>
    </>
  )
}

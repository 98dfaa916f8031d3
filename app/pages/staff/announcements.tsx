import { announcements as words } from '#app/content/staff/announcements.ts'
import { AnnouncementForm } from '#app/shop/announcements/announcement-form.tsx'
import { AnnouncementList } from '#app/shop/announcements/announcement-list.tsx'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { StatusLine, useStatus } from '#app/shop/core/status-line.tsx'

export default function Announcements() {
  const { status, say } = useStatus()
  return (
    <>
      <StaffPageHead about={words.about} />
      <StatusLine status={status} />
      <AnnouncementForm onDone={say} />
      <AnnouncementList onDone={say} />
    </>
  )
}

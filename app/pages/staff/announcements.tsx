import { useState } from 'react'

import { announcements as words } from '#app/content/staff/announcements.ts'
import { AnnouncementForm } from '#app/shop/announcements/announcement-form.tsx'
import { AnnouncementList } from '#app/shop/announcements/announcement-list.tsx'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { Waiting } from '#app/ui/waiting.tsx'
import { announcementCalls } from '#shared/shop/announcements/calls.ts'

export default function Announcements() {
  const { data, problem, refresh } = useShopQuery(announcementCalls.list, {})
  const [status, setStatus] = useState<Status | null>(null)

  function finish(text: string) {
    setStatus({ id: crypto.randomUUID(), tone: 'success', text })
    void refresh()
  }

  return (
    <>
      <StaffPageHead about={words.about} />
      <StatusLine status={status} />
      <AnnouncementForm onDone={finish} />
      {data ? (
        <AnnouncementList
          announcements={data.announcements}
          onDone={finish}
          onLook={() => void refresh()}
        />
      ) : (
        <Waiting problem={problem} onRetry={refresh} />
      )}
    </>
  )
}

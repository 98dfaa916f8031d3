import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { BackupsPart } from '#app/shop/settings/backups-part.tsx'
import { RemindersPart } from '#app/shop/settings/reminders-part.tsx'

export default function Settings() {
  return (
    <>
      <StaffPageHead />
      <RemindersPart />
      <BackupsPart />
    </>
  )
}

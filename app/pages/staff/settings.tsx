import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { BackupsPart } from '#app/shop/settings/backups-part.tsx'
import { DaysPart } from '#app/shop/settings/days-part.tsx'
import { RemindersPart, RulesPart } from '#app/shop/settings/rules-part.tsx'

export default function Settings() {
  return (
    <>
      <StaffPageHead />
      <DaysPart />
      <RulesPart />
      <RemindersPart />
      <BackupsPart />
    </>
  )
}

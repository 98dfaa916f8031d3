import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { BackupsPart } from '#app/shop/settings/backups-part.tsx'

export default function Settings() {
  return (
    <>
      <StaffPageHead />
      <BackupsPart />
    </>
  )
}

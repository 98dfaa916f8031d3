import { acceptance } from '#app/content/en/acceptance.ts'
import { AcceptanceGuide } from '#app/rental/acceptance-guide.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'

/** The guide where the address stands. */
export function AcceptancePart() {
  const { title, about } = acceptance.account
  return (
    <SettingsSection level={4} title={title} about={about}>
      <AcceptanceGuide />
    </SettingsSection>
  )
}

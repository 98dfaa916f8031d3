import { acceptance } from '#app/content/en/acceptance.ts'
import { AcceptanceGuide } from '#app/rental/acceptance-guide.tsx'

import { MailboxSection } from './mailbox-section.tsx'

/** The guide where the address stands. */
export function AcceptancePart({ box }: { box: number }) {
  const { title, about } = acceptance.account
  return (
    <MailboxSection box={box} title={title} about={about}>
      <AcceptanceGuide />
    </MailboxSection>
  )
}

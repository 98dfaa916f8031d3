import { BringList } from '#app/shop/applications/bring-list.tsx'
import type { AnswerOf } from '#app/shop/client.ts'
import { VISIT_PART } from '#app/shop/core/visit-part.ts'
import type { Slots } from '#app/shop/visits/slot-picker.tsx'
import { VisitPart } from '#app/shop/visits/visit-part.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { visits as words } from '#content/my-mailbox.ts'
import { visitActions } from '#shared-content/next-actions.ts'
import type { applicationCalls } from '#shared/shop/applications/calls.ts'

type VisitSectionProps = {
  answer: AnswerOf<typeof applicationCalls.get>
  slots: Slots
  /** Something has changed on the server. */
  onChange: () => void
}

/** Their visit, or the free times: while a visit makes sense, and while one is booked. */
export function VisitSection({ answer, slots, onChange }: VisitSectionProps) {
  const { application, visits, visitFor } = answer
  const isBooked = visits.some(({ state }) => state === 'booked')
  if (!visitFor && !isBooked) return null
  const part = (
    <VisitPart
      visits={visits}
      slots={slots}
      way={application?.signing ?? 'counter'}
      onChange={onChange}
    />
  )
  return (
    <div id={VISIT_PART}>
      <SettingsSection title={words.title} about={words.about[visitFor ?? 'sign']}>
        {visitFor === 'change' && !isBooked ? (
          <details>
            <summary>{words.forChange}</summary>
            <div className="grid grid-cols-1 gap-5">{part}</div>
          </details>
        ) : (
          part
        )}
        {visitFor === 'sign' && application ? (
          <BringList application={application} />
        ) : (
          visitFor && visitFor !== 'sign' && <p>{visitActions[visitFor]}</p>
        )}
      </SettingsSection>
    </div>
  )
}

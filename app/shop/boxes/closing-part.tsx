import { useState } from 'react'

import { business } from '#app/content/business.ts'
import { mailboxClosing as words } from '#content/active-mailbox.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { download } from '#app/ui/download.ts'
import { Form } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { type ClosingPlan, closingSteps, planClosing } from '#shared/shop/boxes/closing.ts'

import { type MailboxProps, MailboxSection, useMailboxForm } from './mailbox-section.tsx'

import css from './mailbox.module.css'

/** Giving notice, after what follows from it was shown; then the days of the closing. */
export function ClosingPart({ mailbox, onChange }: MailboxProps) {
  const { id, box, state, closing } = mailbox
  const { fetcher, outcome, isDone } = useMailboxForm(onChange)
  const [seen, setSeen] = useState<typeof outcome>()
  const closesOn = outcome?.problems === null ? outcome.closesOn : undefined

  if (closing) {
    return (
      <MailboxSection
        box={box}
        title={words.title}
        about={state === 'closed' ? words.happened : words.planned}
      >
        <TextBanner tone="success" focused="if-lost" text={isDone && words.given} />
        <PlannedClosing box={box} plan={closing} />
      </MailboxSection>
    )
  }
  return (
    <MailboxSection box={box} title={words.title} about={words.about}>
      <Form fetcher={fetcher} label={`${words.title}, ${box}`} enter="plan-closing">
        <input type="hidden" name="mailbox" value={id} />
        <TextField name="closesOn" type="date" label={words.day} />
        <div>
          <SubmitButton variant="quiet" intent="plan-closing" busy={words.showing}>
            {words.show}
          </SubmitButton>
        </div>
      </Form>
      {closesOn && outcome !== seen && (
        <ConfirmDialog
          title={words.confirmTitle}
          confirm={words.confirm}
          cancel={words.keep}
          onCancel={() => setSeen(outcome)}
          onConfirm={() => {
            setSeen(outcome)
            const notice = { intent: 'give-notice', mailbox: id, closesOn }
            void fetcher.submit(notice, { method: 'post' })
          }}
        >
          <div className="stack gap-6">
            <ClosingDays plan={planClosing(closesOn)} />
            <p>{words.confirmText}</p>
          </div>
        </ConfirmDialog>
      )}
    </MailboxSection>
  )
}

function PlannedClosing({ box, plan }: { box: number; plan: ClosingPlan }) {
  async function saveCalendar() {
    const { writeClosingCalendar } = await import('./closing-calendar.ts')
    download(`closing-${box}.ics`, 'text/calendar', writeClosingCalendar(box, plan))
  }

  return (
    <>
      <ClosingDays plan={plan} />
      <div className="cluster">
        <Button variant="quiet" small onClick={() => void saveCalendar()}>
          {words.calendar}
        </Button>
        <PrintButton
          variant="quiet"
          small
          sheet={
            <div className="stack gap-6">
              <h1>{interpolate(words.printTitle, { box })}</h1>
              <ClosingDays plan={plan} />
              <p>{[business.name, ...business.addressLines, business.phone].join(', ')}</p>
            </div>
          }
        >
          <Icon name="print" />
          {words.print}
        </PrintButton>
      </div>
    </>
  )
}

function ClosingDays({ plan }: { plan: ClosingPlan }) {
  return (
    <ol className={`${css.days} stack gap-5`}>
      {closingSteps.map((step) => (
        <li key={step}>
          <strong>{formatDate(plan[step])}</strong>
          <span>{words.steps[step].name}</span>
          <span className="quiet">{words.steps[step].text}</span>
        </li>
      ))}
    </ol>
  )
}

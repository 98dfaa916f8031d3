import { useState } from 'react'
import * as v from 'valibot'

import { business } from '#app/content/business.ts'
import { callShop, type AnswerOf } from '#app/shop/client.ts'
import { ClosingRentList } from '#app/shop/core/closing-rent-list.tsx'
import { MailboxSection, type MailboxProps } from '#app/shop/core/mailbox-section.tsx'
import { formatDate, today } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { download } from '#app/ui/download.ts'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { readFields, refused } from '#app/ui/read-form.ts'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { mailboxClosing as words } from '#content/active-mailbox.ts'
import { rental } from '#shared-content/rental.ts'
import type { Day } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import { canCloseOn, closingSteps } from '#shared/shop/boxes/closing.ts'
import {
  closingDay,
  mailboxCalls,
  type ClosingPlan,
  type Mailbox,
} from '#shared/shop/boxes/mailbox-calls.ts'
import type { ClosingRent } from '#shared/shop/money/closing-rent.ts'

const closingForm = v.object(closingDay)

type Planned = AnswerOf<typeof mailboxCalls.planClosing>

export function ClosingPart({ mailbox, onChange }: MailboxProps) {
  const { id, box, state, closing, closingRent } = mailbox
  const { problem, call, reset } = useCall(mailboxCalls.giveNotice)
  const [planned, setPlanned] = useState<Planned | null>(null)
  const [isGiven, setGiven] = useState(false)
  const submission = useSubmission(async (form) => {
    reset()
    const { values, problems } = readFields(form, closingForm)
    if (problems) return { problems }
    const { closesOn } = values
    if (!canCloseOn(closesOn, today())) {
      return { problems: { fields: { closesOn: rental.refusals.closingDay } } }
    }
    const { data, error } = await callShop(mailboxCalls.planClosing, { mailbox: id, closesOn })
    if (error) return refused(error.message)
    setPlanned(data)
    return { problems: null }
  })

  async function give(closesOn: Day) {
    setPlanned(null)
    const { error } = await call({ mailbox: id, closesOn })
    if (error) return
    setGiven(true)
    onChange()
  }

  if (closing) {
    return (
      <MailboxSection
        box={box}
        title={words.title}
        about={state === 'closed' ? words.happened : words.planned}
      >
        <TextBanner tone="success" focused="if-lost" text={isGiven && words.given} />
        <PlannedClosing mailbox={mailbox} plan={closing} rent={closingRent} />
      </MailboxSection>
    )
  }
  return (
    <MailboxSection box={box} title={words.title} about={words.about}>
      <TextBanner tone="error" focused="always" text={problem} />
      <Form fetcher={submission} label={`${words.title}, ${box}`}>
        <TextField name="closesOn" type="date" label={words.day} />
        <div>
          <SubmitButton variant="quiet" busy={words.showing}>
            {words.show}
          </SubmitButton>
        </div>
      </Form>
      {planned && (
        <ConfirmDialog
          title={words.confirmTitle}
          confirm={words.confirm}
          cancel={words.keep}
          onCancel={() => setPlanned(null)}
          onConfirm={() => void give(planned.plan.closesOn)}
        >
          <div className="grid grid-cols-1 gap-6">
            <ClosingDays {...planned} />
            <p>{words.confirmText}</p>
          </div>
        </ConfirmDialog>
      )}
    </MailboxSection>
  )
}

type PlannedClosingProps = { mailbox: Mailbox; plan: ClosingPlan; rent: ClosingRent | null }

function PlannedClosing({ mailbox, plan, rent }: PlannedClosingProps) {
  async function saveCalendar() {
    const { writeClosingCalendar } = await import('./closing-calendar.ts')
    const file = interpolate(words.file, { box: mailbox.box })
    download(file, 'text/calendar', writeClosingCalendar(mailbox, plan))
  }

  return (
    <>
      <ClosingDays plan={plan} rent={rent} />
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" small onClick={() => void saveCalendar()}>
          {words.calendar}
        </Button>
        <PrintButton
          variant="quiet"
          small
          sheet={
            <div className="grid grid-cols-1 gap-6">
              <h1>{interpolate(words.printTitle, { box: mailbox.box })}</h1>
              <ClosingDays plan={plan} rent={rent} />
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

function ClosingDays({ plan, rent }: Omit<PlannedClosingProps, 'mailbox'>) {
  return (
    <>
      {rent && (
        <div className="grid grid-cols-1 gap-2">
          <p>
            <strong>{words.rent}</strong>
          </p>
          <ClosingRentList rent={rent} closesOn={plan.closesOn} />
        </div>
      )}
      <ol className="grid grid-cols-1 gap-5 *:grid *:grid-cols-1 *:gap-0.5 *:border-l-2 *:border-accent *:pl-4.5">
        {closingSteps.map((step) => (
          <li key={step}>
            <strong>{formatDate(plan[step])}</strong> <span>{words.steps[step].name}</span>{' '}
            <span className="text-15 text-muted">{words.steps[step].text}</span>
          </li>
        ))}
      </ol>
    </>
  )
}

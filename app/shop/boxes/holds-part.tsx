import { useState } from 'react'

import { MailboxSection, Rows, type MailboxProps } from '#app/shop/core/mailbox-section.tsx'
import { postForm } from '#app/shop/core/post-form.ts'
import { formatDate, today } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { mailboxHolds as words } from '#content/active-mailbox.ts'
import { interpolate } from '#shared/interpolate.ts'
import { mailboxCalls, type Hold as HoldDays } from '#shared/shop/boxes/mailbox-calls.ts'

/** Days on which mail is kept without notices. */
export function HoldsPart({ mailbox: { id, box, holds }, onChange }: MailboxProps) {
  // A new form at once: text typed while the list is loading stays.
  const [added, setAdded] = useState(0)
  const submission = useSubmission(async (form) => {
    const { problems } = await postForm(mailboxCalls.addHold, form, { mailbox: id })
    if (!problems) {
      setAdded((before) => before + 1)
      onChange()
    }
    return { problems }
  })
  const isDone = submission.state === 'idle' && submission.data?.problems === null

  return (
    <MailboxSection box={box} title={words.title} about={words.about}>
      <TextBanner tone="success" focused="if-lost" text={isDone && words.added} />
      {holds.length > 0 && (
        <Rows>
          {holds.map((hold) => (
            <Hold
              key={hold.id}
              mailbox={id}
              hold={hold}
              onChange={() => {
                submission.reset()
                onChange()
              }}
            />
          ))}
        </Rows>
      )}
      <Form key={added} fetcher={submission} label={`${words.title}, ${box}`}>
        <div className="grid items-start gap-5 xs:grid-cols-2">
          <TextField name="from" type="date" label={words.from} />
          <TextField name="until" type="date" label={words.until} />
        </div>
        <div>
          <SubmitButton variant="quiet" busy={words.adding}>
            {words.add}
          </SubmitButton>
        </div>
      </Form>
    </MailboxSection>
  )
}

type HoldProps = { mailbox: string; hold: HoldDays; onChange: () => void }

function Hold({ mailbox, hold: { id, from, until, endedOn }, onChange }: HoldProps) {
  const { isBusy, problem, call } = useCall(mailboxCalls.endHold)
  const days = interpolate(words.days, { from: formatDate(from), until: formatDate(until) })

  async function end() {
    const { error } = await call({ mailbox, hold: id })
    if (!error) onChange()
  }

  return (
    <li>
      <p>{days}</p>
      {endedOn && (
        <p className="text-15 text-muted">
          {interpolate(words.ended, { day: formatDate(endedOn) })}
        </p>
      )}
      {!endedOn && until >= today() && (
        <div>
          <Button
            variant="plain"
            small
            waiting={isBusy}
            aria-label={interpolate(words.endOf, { from: formatDate(from) })}
            onClick={() => void end()}
          >
            {isBusy ? words.ending : words.end}
          </Button>
        </div>
      )}
      <TextBanner tone="error" focused="always" text={problem} />
    </li>
  )
}

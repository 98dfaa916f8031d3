import { mailboxHolds as words } from '#content/active-mailbox.ts'
import { useCall } from '#app/shop/old/use-shop-query.ts'
import { formatDate, today } from '#app/shop/core/times.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { HoldResponse } from '#shared/shop/core/responses.ts'

import { type MailboxProps, MailboxSection, useMailboxForm } from './mailbox-section.tsx'

import css from './mailbox.module.css'

/** Days on which mail is kept without notices. */
export function HoldsPart({ mailbox: { id, box, holds }, onChange }: MailboxProps) {
  const { fetcher, isDone } = useMailboxForm(onChange)

  return (
    <MailboxSection box={box} title={words.title} about={words.about}>
      <TextBanner tone="success" focused="if-lost" text={isDone && words.added} />
      {holds.length > 0 && (
        <ul className={css.rows}>
          {holds.map((hold) => (
            <Hold key={hold.id} mailbox={id} hold={hold} onChange={onChange} />
          ))}
        </ul>
      )}
      <Form key={holds.length} fetcher={fetcher} label={`${words.title}, ${box}`} enter="hold">
        <input type="hidden" name="mailbox" value={id} />
        <div className="pair">
          <TextField name="from" type="date" label={words.from} />
          <TextField name="until" type="date" label={words.until} />
        </div>
        <div>
          <SubmitButton variant="quiet" intent="hold" busy={words.adding}>
            {words.add}
          </SubmitButton>
        </div>
      </Form>
    </MailboxSection>
  )
}

type HoldProps = { mailbox: string; hold: HoldResponse; onChange: () => void }

function Hold({ mailbox, hold: { id, from, until, endedOn }, onChange }: HoldProps) {
  const { isBusy, problem, call } = useCall()
  const days = interpolate(words.days, { from: formatDate(from), until: formatDate(until) })

  async function end() {
    const { error } = await call(`/mailboxes/${mailbox}/holds/${id}/end`, {})
    if (!error) onChange()
  }

  return (
    <li>
      <p>{days}</p>
      {endedOn && <p className="quiet">{interpolate(words.ended, { day: formatDate(endedOn) })}</p>}
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

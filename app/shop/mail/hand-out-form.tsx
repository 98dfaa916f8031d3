import { useRef, useState } from 'react'

import { mail } from '#app/content/staff/mail.ts'
import { pickUp as words } from '#app/content/staff/pick-up.ts'
import { photoIds } from '#app/facts/documents.ts'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { formatDayOf } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { Banner, TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { isBlank } from '#shared/clean-text.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { pickUpAs } from '#shared/shop/applications/household.ts'
import { isPhotoId } from '#shared/shop/applications/identification.ts'
import { nameInBoth } from '#shared/shop/applications/person-name.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import type { BoxMail, CounterItem, HandedOut } from '#shared/shop/mail/items.ts'
import { isSigned, type Signature } from '#shared/shop/mail/signature.ts'

import { shortItem } from './item-words.ts'
import { describeLacking, gatherLacking } from './lacking-papers.tsx'
import { PickList } from './pick-list.tsx'
import { SignatureField } from './signature-field.tsx'

import css from './hand-out-form.module.css'

type HandOutFormProps = {
  box: BoxMail
  /** The item whose slip was scanned. Where it does not wait any more, nothing is ticked. */
  wanted: string | null
  onDone: (answer: HandedOut) => void
  /** Asks for the box anew. */
  onChanged: () => void
}

/** Which items are handed out, to whom, against which ID, with their signature. */
export function HandOutForm({ box, wanted, onDone, onChanged }: HandOutFormProps) {
  const waiting = box.items.filter(({ state }) => state === 'waiting')
  const others = box.items.filter(({ state }) => state !== 'waiting')
  const people = box.recipients.filter(({ kind }) => pickUpAs(kind))
  const isAdministrator = useIsAdministrator()
  const [ticked, setTicked] = useState(() => tickedAtFirst(box, wanted))
  // The box may be shown anew meanwhile.
  const items = ticked.filter((id) => waiting.some((item) => item.id === id))
  const [allowedReason, setAllowedReason] = useState('')
  const [recipient, setRecipient] = useState(people.length === 1 ? (people[0]?.id ?? '') : '')
  const [idType, setIdType] = useState('')
  const [signature, setSignature] = useState<Signature | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const { isBusy, problem, call } = useCall(mailCalls.handOut)
  // An idempotency key: kept until the form changes, so that a repeated request is carried out once.
  const attempt = useRef({ about: '', key: '' })

  const receiving = waiting.flatMap((item) =>
    items.includes(item.id) ? (item.recipientId ?? []) : [],
  )
  const lacking = gatherLacking(
    box.recipients.filter(({ id }) => id === recipient || receiving.includes(id)),
  )
  const isAllowed = lacking.length > 0 && isAdministrator

  async function handOut() {
    const undone = missingOf({ items, recipient, idType, signature })
    const noReason = isAllowed && isBlank(allowedReason) ? words.missing.reason : null
    setMissing(undone ?? noReason)
    if (undone || noReason || isBusy || !isPhotoId(idType) || !signature) return
    const reason = isAllowed ? { allowedReason } : {}
    const draft = { box: box.box, items, recipientId: recipient, idType, signature, ...reason }
    const about = JSON.stringify(draft)
    if (attempt.current.about !== about) attempt.current = { about, key: crypto.randomUUID() }
    const { data, error } = await call({ ...draft, key: attempt.current.key, seen: box.version })
    if (data) onDone(data)
    else if (error?.code === 'changed') onChanged()
  }

  function lackingOf(id: string | null) {
    const of = box.recipients.find((one) => one.id === id)?.lacking ?? []
    return of.map(describeLacking).join('; ')
  }

  return (
    <div className={css.form}>
      <div className={`${css.what} stack gap-5 content-start min-w-0`}>
        <PickList
          legend={words.items.title}
          type="checkbox"
          chosen={items}
          onChoose={(id, isChosen) =>
            setTicked(isChosen ? [...items, id] : items.filter((item) => item !== id))
          }
          options={waiting.map((item) => ({
            id: item.id,
            label: shortItem(item),
            note: noteOf(item),
            warning: lackingOf(item.recipientId),
            isMarked: item.id === wanted,
          }))}
        />
        {others.length > 0 && (
          <div className="muted">
            <p>{words.items.notHere}</p>
            <ul>
              {others.map((item) => (
                <li key={item.id}>
                  {shortItem(item)} · {mail.itemStates[item.state]}
                </li>
              ))}
            </ul>
          </div>
        )}
        {people.length > 0 ? (
          <PickList
            legend={words.who}
            type="radio"
            chosen={[recipient]}
            onChoose={setRecipient}
            options={people.map(({ id, kind, ...names }) => ({
              id,
              label: nameInBoth(names),
              note: words.kinds[pickUpAs(kind) ?? 'recipient'],
              warning: lackingOf(id),
            }))}
          />
        ) : (
          <p>{words.nobody}</p>
        )}
      </div>
      <div className={`${css.proof} stack gap-5 content-start min-w-0`}>
        <div className="stack gap-5 content-start min-w-0">
          <PickList
            legend={words.idType}
            hint={words.idHint}
            type="radio"
            isDense
            chosen={[idType]}
            onChoose={setIdType}
            options={photoIds.map(({ id, name }) => ({ id, label: name }))}
          />
        </div>
        <div className={`${css.signed} stack gap-3 min-w-0`}>
          <SignatureField onChange={setSignature} />
          {lacking.length > 0 && (
            <Banner tone="warning">
              <p>{lacking.map(describeLacking).join('; ')}</p>
              {!isAdministrator && <p>{words.lacking.ask}</p>}
            </Banner>
          )}
          {isAllowed && (
            <FormContext value={noForm}>
              <TextField
                name="allowedReason"
                label={words.lacking.reason}
                autoComplete="off"
                value={allowedReason}
                onChange={({ target }) => setAllowedReason(target.value)}
              />
            </FormContext>
          )}
          <TextBanner tone="error" text={missing ?? problem} />
          <Button wide waiting={isBusy} onClick={() => void handOut()}>
            {interpolateCount(isAllowed ? words.lacking.handOut : words.handOut, items.length)}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** All that may be handed out; nothing where the scanned item is not among what waits. */
function tickedAtFirst({ items, recipients }: BoxMail, wanted: string | null) {
  const waiting = items.filter(({ state }) => state === 'waiting')
  if (wanted && waiting.every(({ id }) => id !== wanted)) return []
  const ready = new Set(recipients.flatMap(({ id, lacking }) => (lacking.length > 0 ? [] : id)))
  return waiting
    .filter(({ recipientId }) => recipientId === null || ready.has(recipientId))
    .map(({ id }) => id)
}

type HandOutDraft = {
  items: string[]
  recipient: string
  idType: string
  signature: Signature | null
}

function missingOf({ items, recipient, idType, signature }: HandOutDraft) {
  if (items.length === 0) return words.missing.items
  if (!recipient) return words.missing.recipient
  if (!idType) return words.missing.idType
  return signature && isSigned(signature) ? null : words.missing.signature
}

function noteOf({ recipient, shelf, slip, receivedAt }: CounterItem) {
  const since = interpolate(words.items.since, { day: formatDayOf(receivedAt) })
  const where = shelf && interpolate(words.items.shelf, { shelf })
  return [where, slip, recipient, since].filter(Boolean).join(' · ')
}

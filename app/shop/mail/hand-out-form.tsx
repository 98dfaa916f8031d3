import { useId, useRef, useState } from 'react'

import { mail } from '#app/content/staff/mail.ts'
import { pickUp as words } from '#app/content/staff/pick-up.ts'
import { photoIds } from '#app/facts/documents.ts'
import { formatDayOf } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { pickUpAs } from '#shared/shop/applications/household.ts'
import { isPhotoId } from '#shared/shop/applications/identification.ts'
import { nameInBoth } from '#shared/shop/applications/person-name.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import type { BoxMail, CounterItem, HandedOut } from '#shared/shop/mail/items.ts'
import { isSigned, type Signature } from '#shared/shop/mail/signature.ts'

import { shortItem } from './item-words.ts'
import { SignatureField } from './signature-field.tsx'

import css from './hand-out-form.module.css'
import radio from '#app/ui/radio-group.module.css'

type HandOutFormProps = {
  box: BoxMail
  /** Marked at first: the item whose slip was scanned, or all. */
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
  const [items, setItems] = useState(() => waiting.map(({ id }) => id))
  const [recipient, setRecipient] = useState(people.length === 1 ? (people[0]?.id ?? '') : '')
  const [idType, setIdType] = useState('')
  const [signature, setSignature] = useState<Signature | null>(null)
  const [missing, setMissing] = useState<string | null>(null)
  const { isBusy, problem, call } = useCall(mailCalls.handOut)
  // An idempotency key: kept until the form changes, so that a repeated request is carried out once.
  const attempt = useRef({ about: '', key: '' })

  async function handOut() {
    const lacking = missingOf({ items, recipient, idType, signature })
    setMissing(lacking)
    if (lacking || isBusy || !isPhotoId(idType) || !signature) return
    const draft = { box: box.box, items, recipientId: recipient, idType, signature }
    const about = JSON.stringify(draft)
    if (attempt.current.about !== about) attempt.current = { about, key: crypto.randomUUID() }
    const { data, error } = await call({ ...draft, key: attempt.current.key, seen: box.version })
    if (data) onDone(data)
    else if (error?.code === 'changed') onChanged()
  }

  return (
    <div className={`${css.form} stack gap-6 gap-x-8`}>
      <div className="stack gap-5 content-start min-w-0">
        <PickList
          legend={words.items.title}
          type="checkbox"
          chosen={items}
          onChoose={(id, isChosen) =>
            setItems(isChosen ? [...items, id] : items.filter((item) => item !== id))
          }
          options={waiting.map((item) => ({
            id: item.id,
            label: shortItem(item),
            note: noteOf(item),
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
            }))}
          />
        ) : (
          <p>{words.nobody}</p>
        )}
      </div>
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
        <SignatureField onChange={setSignature} />
        <TextBanner tone="error" text={missing ?? problem} />
        <Button wide waiting={isBusy} onClick={() => void handOut()}>
          {interpolateCount(words.handOut, items.length)}
        </Button>
      </div>
    </div>
  )
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

type Option = { id: string; label: string; note?: string; isMarked?: boolean }

type PickListProps = {
  legend: string
  hint?: string
  type: 'checkbox' | 'radio'
  options: Option[]
  chosen: string[]
  onChoose: (id: string, isChosen: boolean) => void
  /** Two beside each other. */
  isDense?: boolean
}

/** A few things to choose from, large enough for a finger. */
function PickList({ legend, hint, type, options, chosen, onChoose, isDense }: PickListProps) {
  const name = useId()
  return (
    <fieldset className={css.list} data-dense={isDense || undefined}>
      <legend>{legend}</legend>
      {hint && <p className={`${css.hint} muted small`}>{hint}</p>}
      <div className={`${css.options} stack gap-2`}>
        {options.map(({ id, label, note, isMarked }) => (
          <label key={id} className={radio.choice} data-marked={isMarked || undefined}>
            <input
              type={type}
              name={name}
              checked={chosen.includes(id)}
              onChange={({ target }) => onChoose(id, target.checked)}
            />
            <span>
              <strong>{label}</strong> {note && <span className="block muted small">{note}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

import { useRef, useState } from 'react'

import { pickUp as words } from '#app/content/staff/pick-up.ts'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { refreshAnswers, useCall } from '#app/shop/use-shop-query.ts'
import { Banner, TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { isBlank } from '#shared/clean-text.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { pickUpAs } from '#shared/shop/applications/household.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import type { BoxMail, CounterItem, HandedOut } from '#shared/shop/mail/items.ts'
import { isSigned } from '#shared/shop/mail/signature.ts'

import { formatLacking, isAllHeld, isHeld, mergeLacking } from './lacking-papers.tsx'
import { newSigner, PickedUpBy, type Signer } from './picked-up-by.tsx'
import { ReleaseList } from './release-list.tsx'
import { SignatureField } from './signature-field.tsx'

type HandOutFormProps = {
  box: BoxMail
  /** Nothing is selected if it is no longer waiting. */
  wanted: string | null
  onDone: (answer: HandedOut) => void
}

export function HandOutForm({ box, wanted, onDone }: HandOutFormProps) {
  const waiting = box.items.filter(({ state }) => state === 'waiting')
  const people = box.recipients.filter(({ kind }) => pickUpAs(kind))
  const isAdministrator = useIsAdministrator()
  const [ticked, setTicked] = useState(() => initialSelection(box, wanted))
  const items = waiting.filter(({ id }) => ticked.includes(id))
  const [signers, setSigners] = useState([newSigner(people.length === 1 ? people[0]?.id : null)])
  const [allowedReason, setAllowedReason] = useState('')
  const [missing, setMissing] = useState<string | null>(null)
  const { isBusy, problem, call } = useCall(mailCalls.handOut)
  // Idempotency keys by content: a repeated request is carried out once.
  const keys = useRef(new Map<string, string>())

  const releases = signers.map((signer) => ({
    ...signer,
    items: items.filter((item) => takerOf(item, signers) === signer).map(({ id }) => id),
  }))
  const concerned = new Set([
    ...signers.map(({ person }) => person),
    ...items.map(({ recipientId }) => recipientId),
  ])
  const lacking = mergeLacking(box.recipients.filter(({ id }) => concerned.has(id)))
  const isAllowed = lacking.length > 0 && isAdministrator
  const isBlocked = !isAdministrator && isAllHeld(box)

  function sign(key: string, signature: Signer['signature']) {
    setSigners((before) => before.map((one) => (one.key === key ? { ...one, signature } : one)))
    setMissing(null)
  }

  const wanting = releases.filter((one) => one.items.length > 0)

  async function release() {
    const noReason = isAllowed && isBlank(allowedReason) ? words.missing.reason : null
    const undone = wanting.length === 0 ? words.missing.items : wanting.map(missingOf).find(Boolean)
    setMissing(undone ?? noReason)
    if (undone || noReason || isBusy) return
    const [first, ...others] = wanting.flatMap(asRelease)
    if (!first) return
    const body = {
      box: box.box,
      ...first,
      ...(others.length > 0 && { others }),
      ...(isAllowed && { allowedReason }),
    }
    const about = JSON.stringify(body)
    const key = keys.current.get(about) ?? crypto.randomUUID()
    keys.current.set(about, key)
    const { data, error } = await call({ ...body, key, seen: box.version })
    if (error?.code === 'changed') void refreshAnswers()
    if (data) onDone(data)
  }

  const atLeastOne = wanting.length > 0 ? wanting : releases.slice(0, 1)
  const signing = isBlocked ? [] : atLeastOne
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <PickedUpBy
        box={box.box}
        people={people}
        signers={signers}
        isAdministrator={isAdministrator}
        onChange={(next) => {
          setSigners(next)
          setMissing(null)
        }}
      />
      <div className="min-w-0 items-start gap-4 max-md:contents md:grid md:grid-cols-[minmax(0,3fr)_minmax(17rem,2fr)]">
        <ReleaseList
          box={box}
          ticked={items.map(({ id }) => id)}
          wanted={wanted}
          onTick={setTicked}
          mayRelease={(item) => isAdministrator || !isHeld(box, item.recipientId)}
        />
        <div className="grid min-w-0 gap-3 bg-ground max-md:sticky max-md:bottom-0 max-md:z-2 max-md:border-t max-md:border-line-strong max-md:py-3">
          {signing.map(({ key, person, items: taken }) => (
            <SignatureField
              key={key}
              label={
                signing.length > 1 ? labelOf(nameOf(box, person), taken.length) : words.signature
              }
              isSmall={signing.length > 1}
              onChange={(signature) => sign(key, signature)}
            />
          ))}
          {(lacking.length > 0 || isBlocked) && (
            <Banner tone="error">
              <p>{lacking.map(formatLacking).join('; ')}</p>
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
          {!isBlocked && (
            <Button wide waiting={isBusy} onClick={() => void release()}>
              {interpolateCount(isAllowed ? words.lacking.handOut : words.handOut, items.length)}
            </Button>
          )}
        </div>
      </div>
    </div>
  )
}

function takerOf(item: CounterItem, signers: Signer[]) {
  return signers.find(({ person }) => person === item.recipientId) ?? signers[0]
}

function asRelease({ person, idType, signature, items }: Signer & { items: string[] }) {
  return person && idType && signature ? [{ recipientId: person, idType, signature, items }] : []
}

function nameOf({ recipients }: BoxMail, person: string | null) {
  return recipients.find(({ id }) => id === person)?.name ?? ''
}

function labelOf(name: string, count: number) {
  return interpolate(words.signatureOf, { name, count })
}

function initialSelection({ items, recipients }: BoxMail, wanted: string | null) {
  const waiting = items.filter(({ state }) => state === 'waiting')
  if (wanted && waiting.every(({ id }) => id !== wanted)) return []
  const ready = new Set(recipients.flatMap(({ id, lacking }) => (lacking.length > 0 ? [] : id)))
  return waiting
    .filter(({ recipientId }) => recipientId === null || ready.has(recipientId))
    .map(({ id }) => id)
}

function missingOf({ person, idType, signature }: Signer) {
  if (!person) return words.missing.recipient
  if (!idType) return words.missing.idType
  return signature && isSigned(signature) ? null : words.missing.signature
}

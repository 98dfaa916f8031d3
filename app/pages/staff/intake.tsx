import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import * as v from 'valibot'

import { intake as words } from '#app/content/staff/intake.ts'
import { enqueue, useIntakeQueue } from '#app/shop/core/intake-queue.ts'
import { ScanField } from '#app/shop/core/scan-field.tsx'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { StatusLine, useStatus, type Status } from '#app/shop/core/status-line.tsx'
import type { QueueEntry } from '#app/shop/core/stored-entries.ts'
import { readEntered } from '#app/shop/mail/entered.ts'
import { useIntake } from '#app/shop/mail/hand-store.ts'
import { aimAt } from '#app/shop/mail/intake-store.ts'
import { ParcelIntake } from '#app/shop/mail/parcel-intake.tsx'
import { useWalk } from '#app/shop/mail/stored-lists.ts'
import { Button } from '#app/ui/button.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { box as boxNumber, MAX_WALK } from '#shared/shop/mail/items.ts'

const ways = ['parcels', 'letters'] as const

export default function Intake() {
  const [query, setQuery] = useSearchParams()
  const initialBox = Number(query.get('box'))
  const [way, setWay] = useState<(typeof ways)[number]>(initialBox ? 'parcels' : beginWith)

  useEffect(() => {
    if (!initialBox) return
    aimAt(initialBox)
    setQuery({}, { replace: true })
  }, [initialBox, setQuery])

  return (
    <>
      <StaffPageHead>
        {ways.map((each) => (
          <button
            key={each}
            type="button"
            className="min-h-10 cursor-pointer rounded-md border border-line-strong px-4 font-semibold text-muted hover:text-ink aria-pressed:border-accent aria-pressed:bg-lifted aria-pressed:text-ink"
            aria-pressed={each === way}
            onClick={() => setWay(each)}
          >
            {words.ways[each]}
          </button>
        ))}
      </StaffPageHead>
      {way === 'parcels' ? <ParcelIntake /> : <LettersWalk />}
    </>
  )
}

function beginWith() {
  const { hand, batches } = useIntake.getState()
  const isWalking = useWalk.getState().numbers.length > 0
  return isWalking && hand.length + batches.length === 0 ? 'letters' : 'parcels'
}

function LettersWalk() {
  const field = useRef<HTMLInputElement>(null)
  const { numbers: boxes } = useWalk()
  const setBoxes = (numbers: number[]) => useWalk.setState({ numbers })
  const { status: problem, say } = useStatus()
  const entry = useIntakeQueue(({ entries }) => entries.find(({ kind }) => kind === 'letters'))

  useEffect(() => field.current?.focus(), [])

  function add(text: string) {
    const entered = readEntered(text)
    if (entered.kind !== 'box' || !v.is(boxNumber, entered.box)) {
      return say({ tone: 'error', text: words.letters.notABox })
    }
    say(null)
    const { numbers } = useWalk.getState()
    setBoxes([entered.box, ...numbers.filter((box) => box !== entered.box)])
  }

  function send() {
    for (let start = 0; start < boxes.length; start += MAX_WALK) {
      const part = boxes.slice(start, start + MAX_WALK)
      enqueue({ kind: 'letters', body: { key: crypto.randomUUID(), boxes: part } })
    }
    setBoxes([])
    field.current?.focus()
  }

  return (
    <div className="grid min-w-0 gap-4">
      <div className="grid items-start gap-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <ScanField
          ref={field}
          label={words.letters.field}
          hint={words.letters.hint}
          inputMode="numeric"
          onEnter={add}
        />
        {boxes.length > 0 && (
          <div className="md:pt-7">
            <Button onClick={send}>{interpolateCount(words.letters.send, boxes.length)}</Button>
          </div>
        )}
      </div>
      <section className="grid min-w-0 gap-2" aria-label={words.letters.title}>
        <h2 className="text-base font-semibold">{words.letters.title}</h2>
        {boxes.length === 0 && <p className="text-muted">{words.letters.none}</p>}
        <ul className="flex flex-wrap gap-2">
          {boxes.map((box) => (
            <li key={box}>
              <button
                type="button"
                className="min-h-10 cursor-pointer rounded-md border border-line-strong bg-raised px-3 font-semibold tabular-nums hover:border-error hover:line-through"
                aria-label={interpolate(words.letters.drop, { box })}
                onClick={() => setBoxes(boxes.filter((other) => other !== box))}
              >
                {box}
              </button>
            </li>
          ))}
        </ul>
      </section>
      <StatusLine
        status={problem ?? (boxes.length === 0 && entry ? statusOfMarked(entry) : null)}
      />
    </div>
  )
}

function statusOfMarked({ body, letters, refusal }: QueueEntry): Status | null {
  if (refusal) return { id: body.key, tone: 'error', text: refusal.message }
  if (!letters) return null
  const { marked, refused } = letters
  const [noBoxes = [], unrented = []] = [true, false].map((isNone) =>
    refused.filter(({ state }) => (state === 'no-box') === isNone).map(({ box }) => box),
  )
  const sentences = [
    interpolateCount(words.letters.marked, marked.length),
    ...(unrented.length
      ? [interpolate(words.letters.refused, { boxes: unrented.join(', ') })]
      : []),
    ...(noBoxes.length ? [interpolate(words.letters.noBox, { boxes: noBoxes.join(', ') })] : []),
  ]
  return {
    id: body.key,
    tone: refused.length > 0 ? 'error' : 'success',
    text: `${sentences.join('. ')}.`,
  }
}

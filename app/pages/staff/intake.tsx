import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'

import { intake as words } from '#app/content/staff/intake.ts'
import { ScanField } from '#app/shop/core/scan-field.tsx'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { boxName } from '#app/shop/mail/box-card.tsx'
import { readEntered } from '#app/shop/mail/entered.ts'
import {
  enqueue,
  useIntakeQueue,
  useSending,
  type QueueEntry,
} from '#app/shop/mail/intake-queue.ts'
import { aimAt } from '#app/shop/mail/intake-store.ts'
import { ParcelIntake } from '#app/shop/mail/parcel-intake.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'

import css from './intake.module.css'

const ways = ['parcels', 'letters'] as const

export default function Intake() {
  const [way, setWay] = useState<(typeof ways)[number]>('parcels')
  const [query, setQuery] = useSearchParams()
  const given = Number(query.get('box'))

  useEffect(() => {
    if (!given) return
    aimAt(given)
    setQuery({}, { replace: true })
  }, [given, setQuery])

  return (
    <>
      <StaffPageHead>
        {ways.map((each) => (
          <Button
            key={each}
            variant={each === way ? 'primary' : 'quiet'}
            aria-pressed={each === way}
            onClick={() => setWay(each)}
          >
            {words.ways[each]}
          </Button>
        ))}
      </StaffPageHead>
      {way === 'parcels' ? <ParcelIntake /> : <LettersWalk />}
    </>
  )
}

/** One walk along the boxes: those with letters in them are entered, then all are marked at once. */
function LettersWalk() {
  const field = useRef<HTMLInputElement>(null)
  const [boxes, setBoxes] = useState<number[]>([])
  const [problem, setProblem] = useState<Status | null>(null)
  const entry = useIntakeQueue(({ entries }) => entries.find(({ kind }) => kind === 'letters'))
  const { count } = useSending()

  useEffect(() => field.current?.focus(), [])

  function add(text: string) {
    const entered = readEntered(text)
    if (entered.kind !== 'box') {
      return setProblem({ id: crypto.randomUUID(), tone: 'error', text: words.letters.notABox })
    }
    setProblem(null)
    setBoxes((before) => [entered.box, ...before.filter((box) => box !== entered.box)])
  }

  function send() {
    enqueue({ kind: 'letters', body: { key: crypto.randomUUID(), boxes } })
    setBoxes([])
    field.current?.focus()
  }

  return (
    <div className="stack min-w-0">
      <ScanField
        ref={field}
        label={words.letters.field}
        hint={words.letters.hint}
        inputMode="numeric"
        onEnter={add}
      />
      <section className={`${css.boxes} stack min-w-0`} aria-label={words.letters.title}>
        <h2 className="text-h3">{words.letters.title}</h2>
        {boxes.length === 0 && <p>{words.letters.none}</p>}
        <ul className="cluster gap-2">
          {boxes.map((box) => (
            <li key={box}>
              <button
                type="button"
                aria-label={interpolate(words.letters.drop, { box })}
                onClick={() => setBoxes(boxes.filter((other) => other !== box))}
              >
                {boxName(box)}
              </button>
            </li>
          ))}
        </ul>
        {boxes.length > 0 && (
          <div>
            <Button onClick={send}>{interpolateCount(words.letters.send, boxes.length)}</Button>
          </div>
        )}
      </section>
      <StatusLine
        status={problem ?? (boxes.length === 0 && entry ? statusOfMarked(entry) : null)}
      />
      {count > 0 && <p role="status">{interpolateCount(words.toSend, count)}</p>}
    </div>
  )
}

function statusOfMarked({ body, letters, refusal }: QueueEntry): Status | null {
  if (refusal) return { id: body.key, tone: 'error', text: refusal.message }
  if (!letters) return null
  const { marked, refused } = letters
  const boxes = refused.map(({ box }) => box).join(', ')
  const sentences = [
    interpolateCount(words.letters.marked, marked.length),
    ...(boxes ? [interpolate(words.letters.refused, { boxes })] : []),
  ]
  return {
    id: body.key,
    tone: boxes ? 'error' : 'success',
    text: `${sentences.join('. ')}.`,
  }
}

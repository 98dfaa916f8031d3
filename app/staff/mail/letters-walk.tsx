import { useEffect, useRef, useState } from 'react'

import { intake } from '#app/content/en/staff/intake.ts'
import { ScanField } from '#app/staff/scan-field.tsx'
import { type Status, StatusLine } from '#app/staff/status-line.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'

import { boxName } from './box-card.tsx'
import { readEntered } from './entered.ts'
import { enqueue, type QueueEntry, useIntakeQueue } from './intake-queue.ts'
import { useSending } from './use-sending.ts'

import css from './letters-walk.module.css'

const words = intake.letters

/** One walk along the boxes: those with letters in them are entered, then all are marked at once. */
export function LettersWalk() {
  const field = useRef<HTMLInputElement>(null)
  const [boxes, setBoxes] = useState<number[]>([])
  const [problem, setProblem] = useState<Status | null>(null)
  const entry = useIntakeQueue(({ entries }) => entries.find(({ kind }) => kind === 'letters'))
  const { count } = useSending()

  useEffect(() => field.current?.focus(), [])

  function add(text: string) {
    const entered = readEntered(text)
    if (entered.kind !== 'box') {
      return setProblem({ id: crypto.randomUUID(), tone: 'error', text: words.notABox })
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
        label={words.field}
        hint={words.hint}
        inputMode="numeric"
        onEnter={add}
      />
      <section className={`${css.boxes} stack min-w-0`} aria-label={words.title}>
        <h2 className="text-h3">{words.title}</h2>
        {boxes.length === 0 && <p>{words.none}</p>}
        <ul className="cluster gap-2">
          {boxes.map((box) => (
            <li key={box}>
              <button
                type="button"
                aria-label={interpolate(words.drop, { box })}
                onClick={() => setBoxes(boxes.filter((other) => other !== box))}
              >
                {boxName(box)}
              </button>
            </li>
          ))}
        </ul>
        {boxes.length > 0 && (
          <div>
            <Button onClick={send}>{interpolateCount(words.send, boxes.length)}</Button>
          </div>
        )}
      </section>
      <StatusLine status={problem ?? (boxes.length === 0 && entry ? sayMarked(entry) : null)} />
      {count > 0 && <p role="status">{interpolateCount(intake.toSend, count)}</p>}
    </div>
  )
}

function sayMarked({ body, letters, refusal }: QueueEntry): Status | null {
  if (refusal) return { id: body.key, tone: 'error', text: refusal.message }
  if (!letters) return null
  const { marked, refused } = letters
  const boxes = refused.map(({ box }) => box).join(', ')
  const sentences = [
    interpolateCount(words.marked, marked.length),
    ...(boxes ? [interpolate(words.refused, { boxes })] : []),
  ]
  return {
    id: body.key,
    tone: boxes ? 'error' : 'success',
    text: `${sentences.join('. ')}.`,
  }
}

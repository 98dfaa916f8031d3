import { useEffect, useRef, useState } from 'react'

import { intake as words } from '#app/content/staff/intake.ts'
import { mail } from '#app/content/staff/mail.ts'
import { Choices, useChoices } from '#app/shop/core/choices.tsx'
import { ScanField } from '#app/shop/core/scan-field.tsx'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { MAX_POUNDS, type BoxMail } from '#shared/shop/mail/items.ts'

import { BoxCard } from './box-card.tsx'
import { lookUpBox } from './box-lookup.ts'
import { CameraScan } from './camera-scan.tsx'
import { IntakeSettings } from './counter-settings.tsx'
import { readEntered } from './entered.ts'
import { describeQuestion } from './intake-question.ts'
import { undo, useIntakeQueue, useSending, type QueueEntry } from './intake-queue.ts'
import {
  addParcel,
  changeParcel,
  dropParcel,
  endSticky,
  enter,
  questionOf,
  useIntake,
  type Parcel,
} from './intake-store.ts'
import { carrierName, shortNumber } from './item-words.ts'
import { describeLacking } from './lacking-papers.tsx'
import { describeEntry, describeError, ReceivedList } from './received-list.tsx'
import { useScanFocus } from './use-scan-focus.ts'

import css from './parcel-intake.module.css'

/** Scan, PMB, Enter: the field keeps the focus, and takes the next scan while the last one is still on its way. */
export function ParcelIntake() {
  const field = useRef<HTMLInputElement>(null)
  const intake = useIntake()
  const { entries } = useIntakeQueue()
  const { count } = useSending()
  const [typed, setTyped] = useState<{ box: number; answer: BoxMail | null } | null>(null)
  const pendingQuestion = questionOf(intake)
  const question = pendingQuestion && describeQuestion(pendingQuestion)
  const { marked, onEmptyKey } = useChoices(question)
  const [status, setUndone] = useStatus(entries)
  useScanFocus(field, enter)

  // Scans go to the focused field: it gets the focus back whenever nothing else has it.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus()
  })

  /** Shows the state of the box while its number is typed. */
  function onType(text: string) {
    const entered = readEntered(text.trim())
    if (entered.kind !== 'box') return setTyped(null)
    const { box } = entered
    setTyped((before) => (before?.box === box ? before : null))
    void lookUpBox(box).then(
      (answer) => field.current?.value.trim() === text.trim() && setTyped({ box, answer }),
    )
  }

  function onKey(key: string) {
    if (onEmptyKey(key)) return true
    if (key !== 'Escape' || !intake.sticky) return false
    endSticky()
    return true
  }

  async function undoEntry(entry: QueueEntry) {
    field.current?.focus()
    const problem = await undo(entry)
    setUndone({ entry, problem })
  }

  const { sticky, shown } = intake
  const card = typed ?? sticky ?? shown
  const box = sticky?.box ?? 0
  return (
    <>
      <div className={`${css.desk} stack gap-5`}>
        <div className="stack content-start min-w-0">
          <ScanField
            ref={field}
            label={sticky ? interpolate(words.fieldSticky, { box }) : words.field}
            hint={sticky ? interpolate(words.stickyHint, { box }) : words.fieldHint}
            onEnter={(text) => {
              setTyped(null)
              enter(text)
            }}
            onType={onType}
            onEmptyKey={onKey}
          />
          <div className="cluster">
            <Button variant="quiet" small onClick={() => addParcel(null)}>
              {words.noNumber}
            </Button>
            <CameraScan onScan={enter} />
            {sticky && (
              <Button variant="quiet" small onClick={endSticky}>
                {interpolate(words.endSticky, { box })}
              </Button>
            )}
          </div>
          {question && <Choices {...question} marked={marked} />}
          <Hand parcels={[...intake.batches.flatMap(({ parcels }) => parcels), ...intake.hand]} />
          <StatusLine
            status={
              status && {
                ...status,
                undo: status.entry && (() => void undoEntry(status.entry as QueueEntry)),
              }
            }
          />
        </div>
        <div className={`${css.side} stack content-start min-w-0`}>
          {card && <BoxCard {...card} />}
        </div>
      </div>
      <TextBanner tone="warning" text={count > 0 && interpolateCount(words.toSend, count)} />
      <IntakeSettings />
      <ReceivedList entries={entries} onUndo={(entry) => void undoEntry(entry)} />
    </>
  )
}

type Undone = { entry: QueueEntry; problem: string | null }

/** The outcome of the last entry, as a sentence. */
function useStatus(entries: QueueEntry[]) {
  const [undone, setUndone] = useState<Undone | null>(null)
  const newest = entries.find(({ kind, state }) => kind === 'item' && state !== 'waiting')
  const status =
    undone && newest?.body.key === undone.entry.body.key
      ? statusOfUndone(undone)
      : newest && statusOfEntry(newest)
  return [status ?? null, setUndone] as const
}

function statusOfUndone({ entry, problem }: Undone): Status & { entry?: QueueEntry } {
  const { key } = entry.body
  if (problem) return { id: `${key} kept`, tone: 'error', text: problem }
  const box = entry.received?.item.box ?? 0
  const text = interpolate(words.status.undone, { what: describeEntry(entry), box })
  return { id: `${key} undone`, tone: 'success', text }
}

function statusOfEntry(entry: QueueEntry): (Status & { entry?: QueueEntry }) | null {
  const { state, received, refusal, body } = entry
  if (refusal) return { id: body.key, tone: 'error', text: describeError(refusal) }
  if (!received || state === 'undone') return null
  const { item } = received
  const sentence = {
    'to-return': words.status.toReturn,
    'to-remail': words.status.toRemail,
  }[item.state as string]
  const facts = { what: describeEntry(entry), box: item.box, slip: item.slip ?? '' }
  const { beyondPlan, keptUntil, lacking } = received
  const kept = keptUntil
    ? [interpolate(words.status.keptUntil, { day: formatDate(keptUntil) })]
    : []
  const beyond = beyondPlan.map((code) => words.status.beyondPlan[code])
  const people = lacking.map(describeLacking).join('; ')
  const waits = people ? [interpolate(words.status.lacking, { people })] : []
  const warnings = [...beyond, ...waits]
  const text = interpolate(sentence ?? words.status.received, facts)
  return {
    id: body.key,
    tone: warnings.length > 0 ? 'warning' : 'success',
    text: [text, ...kept, ...warnings].join('. '),
    entry,
  }
}

/** Undefined while the text is no valid weight. */
function readPounds(text: string) {
  const pounds = Number(text.replace(',', '.'))
  return pounds > 0 && pounds <= MAX_POUNDS ? pounds : undefined
}

/** The parcels that were scanned and have no box yet. */
function Hand({ parcels }: { parcels: Parcel[] }) {
  if (parcels.length === 0) return null
  return (
    <section className={`${css.hand} panel stack gap-2`} aria-label={words.hand.title}>
      <h2 className="text-h3">
        {words.hand.title} <span className="accent">{parcels.length}</span>
      </h2>
      <ul>
        {parcels.map((parcel) => {
          const { id, tracking, carrier, isAccountable } = parcel
          const number = tracking ? tracking.number : mail.noTracking
          const name = carrierName(carrier ?? tracking?.carrier)
          return (
            <li key={id} className={`${css.parcel} min-h-tap cluster gap-1 gap-x-4 items-center`}>
              <span>
                <strong>{name}</strong> <span className="tabular break-anywhere">{number}</span>
              </span>
              <label className="min-h-tap row gap-2">
                <input
                  type="checkbox"
                  checked={isAccountable ?? false}
                  onChange={({ target }) => changeParcel(id, { isAccountable: target.checked })}
                />
                {words.hand.accountable}
              </label>
              <label className="min-h-tap row gap-2">
                {words.hand.pounds}
                <input
                  className={css.pounds}
                  inputMode="decimal"
                  autoComplete="off"
                  onChange={({ target }) => changeParcel(id, { pounds: readPounds(target.value) })}
                />
              </label>
              <Button
                variant="plain"
                small
                aria-label={interpolate(words.hand.drop, {
                  what: `${name} ${shortNumber(tracking?.number ?? null)}`,
                })}
                onClick={() => dropParcel(id)}
              >
                {words.hand.dropShort}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

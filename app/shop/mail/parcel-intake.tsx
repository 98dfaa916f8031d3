import { useEffect, useRef, useState } from 'react'

import { useConnectionLost } from '#app/auth/connection.ts'
import { intake as words } from '#app/content/staff/intake.ts'
import { Choices, useChoices } from '#app/shop/core/choices.tsx'
import { removeEntry, undo, useIntakeQueue } from '#app/shop/core/intake-queue.ts'
import { ScanField } from '#app/shop/core/scan-field.tsx'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import type { QueueEntry } from '#app/shop/core/stored-entries.ts'
import { formatDate } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { BoxMail } from '#shared/shop/mail/items.ts'

import { BoxCard } from './box-card.tsx'
import { lookUpBox } from './box-lookup.ts'
import { CameraScan } from './camera-scan.tsx'
import { IntakeSettings } from './counter-settings.tsx'
import { readEntered } from './entered.ts'
import { questionOf, useIntake } from './hand-store.ts'
import { Hand } from './hand.tsx'
import { promptFor } from './intake-question.ts'
import { addParcel, endSticky, enter, enterAgain, resume } from './intake-store.ts'
import { LabelPrinter } from './label-printer.tsx'
import { formatLacking } from './lacking-papers.tsx'
import { formatEntry, formatError, ReceivedList } from './received-list.tsx'
import { useScanFocus } from './use-scan-focus.ts'

/** The field keeps the focus, and accepts the next scan while the last one is on its way. */
export function ParcelIntake() {
  const field = useRef<HTMLInputElement>(null)
  const intake = useIntake()
  const { entries } = useIntakeQueue()
  const [typed, setTyped] = useState<{ box: number; answer: BoxMail | null } | null>(null)
  const pendingQuestion = questionOf(intake)
  const question = pendingQuestion && promptFor(pendingQuestion)
  const { marked, onEmptyKey } = useChoices(question)
  const [refused, setRefused] = useState<Status | null>(null)
  const [status, setUndone] = useStatus(entries, refused?.id ?? question?.id)
  useScanFocus(field, take)
  useResuming()

  // A scanner types into the focused element, so the field takes the focus back.
  useEffect(() => {
    if (document.activeElement === document.body) field.current?.focus()
  })

  /** A refused scan leaves the current items unchanged. */
  function take(text: string) {
    const reason = enter(text)
    setRefused(reason ? notTaken(text, reason) : null)
  }

  function retake(entry: QueueEntry) {
    field.current?.focus()
    const reason = enterAgain(entry)
    setRefused(reason ? notTaken(formatEntry(entry), reason) : null)
  }

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
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 gap-3">
          <ScanField
            ref={field}
            label={sticky ? interpolate(words.fieldSticky, { box }) : words.field}
            hint={sticky ? interpolate(words.stickyHint, { box }) : words.fieldHint}
            onEnter={(text) => {
              setTyped(null)
              take(text)
            }}
            onType={onType}
            onEmptyKey={onKey}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" small onClick={() => addParcel(null)}>
              {words.noNumber}
            </Button>
            <CameraScan onScan={take} />
            {sticky && (
              <Button variant="quiet" small onClick={endSticky}>
                {interpolate(words.endSticky, { box })}
              </Button>
            )}
          </div>
          {question && <Choices {...question} marked={marked} />}
          <Hand {...intake} />
          <StatusLine
            status={
              refused ??
              (status && {
                ...status,
                undo: status.entry && (() => void undoEntry(status.entry as QueueEntry)),
              })
            }
          />
        </div>
        <div className="min-w-0">{card && <BoxCard {...card} />}</div>
      </div>
      <LabelPrinter entries={entries} />
      <IntakeSettings entries={entries} />
      <ReceivedList
        entries={entries}
        onUndo={(entry) => void undoEntry(entry)}
        onAgain={retake}
        onRemove={removeEntry}
      />
    </>
  )
}

const MAX_QUOTED_LENGTH = 24

function notTaken(text: string, reason: string): Status {
  const quoted = text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text
  const sentence = interpolate(words.notTaken, { text: quoted, reason })
  return { id: crypto.randomUUID(), tone: 'error', text: sentence }
}

const RETRY_MS = 4_000

function useResuming() {
  const isLost = useConnectionLost()
  const isWaiting = useIntake(({ batches }) => batches.some(({ waits }) => waits))

  useEffect(() => {
    if (isLost) return
    resume()
    if (!isWaiting) return
    const timer = setInterval(resume, RETRY_MS)
    return () => clearInterval(timer)
  }, [isLost, isWaiting])
}

type Undone = { entry: QueueEntry; problem: string | null }

/** @param doubt the question or refusal on screen, which replaces earlier messages */
function useStatus(entries: QueueEntry[], doubt: string | undefined) {
  const [over, setOver] = useState<{ doubt?: string; status?: string | undefined }>({})
  const [undone, setUndone] = useState<Undone | null>(null)
  const newest = entries.find(({ kind, state }) => kind === 'item' && state !== 'waiting')
  const status =
    undone && newest?.body.key === undone.entry.body.key
      ? statusOfUndone(undone)
      : newest && statusOfEntry(newest)
  if (doubt && over.doubt !== doubt) setOver({ doubt, status: status?.id })
  return [status && status.id !== over.status ? status : null, setUndone] as const
}

function statusOfUndone({ entry, problem }: Undone): Status & { entry?: QueueEntry } {
  const { key } = entry.body
  if (problem) return { id: `${key} kept`, tone: 'error', text: problem }
  const box = entry.received?.item.box ?? 0
  const text = interpolate(words.status.undone, { what: formatEntry(entry), box })
  return { id: `${key} undone`, tone: 'success', text }
}

function statusOfEntry(entry: QueueEntry): (Status & { entry?: QueueEntry }) | null {
  const { state, received, refusal, body } = entry
  if (refusal) return { id: body.key, tone: 'error', text: formatError(refusal) }
  if (!received || state === 'undone') return null
  const { item } = received
  const sentence = {
    'to-return': words.status.toReturn,
    'to-remail': words.status.toRemail,
  }[item.state as string]
  const facts = { what: formatEntry(entry), box: item.box, slip: item.slip ?? '' }
  const { beyondPlan, keptUntil, lacking } = received
  const deadline = keptUntil
    ? [interpolate(words.status.keptUntil, { day: formatDate(keptUntil) })]
    : []
  const beyond = beyondPlan.map((code) => words.status.beyondPlan[code])
  const people = lacking.map(formatLacking).join('; ')
  const waits = people ? [interpolate(words.status.lacking, { people })] : []
  const warnings = [...beyond, ...waits]
  const text = interpolate(sentence ?? words.status.received, facts)
  return {
    id: body.key,
    tone: warnings.length > 0 ? 'warning' : 'success',
    text: [text, ...deadline, ...warnings].join('. '),
    entry,
  }
}

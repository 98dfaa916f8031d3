import { intake as words } from '#app/content/en/staff/intake.ts'
import { mail } from '#app/content/en/staff/mail.ts'
import { formatTimeOf } from '#app/rental/times.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { Part } from '#app/staff/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import type { CounterItemAnswer } from '#shared/rental/mail-answers.ts'
import { interpolate } from '#shared/interpolate.ts'
import { readTracking } from '#shared/rental/tracking.ts'

import { boxName } from './box-card.tsx'
import { useCounterSettings } from './counter-settings.ts'
import type { QueueEntry } from './intake-queue.ts'
import { carrierName, shortItem, shortNumber } from './item-words.ts'
import { Label } from './label.tsx'

type ReceivedListProps = { entries: QueueEntry[]; onUndo: (entry: QueueEntry) => void }

/** What was taken in on this device since the page was opened, and what became of it. */
export function ReceivedList({ entries, onUndo }: ReceivedListProps) {
  const { title, caption, none, columns } = words.list
  const rows = entries.filter(({ kind }) => kind === 'item')
  return (
    <Part title={title}>
      <ListTable
        caption={caption}
        empty={none}
        rows={rows}
        keyOf={({ body }) => body.key}
        columns={columns}
        cells={{
          box: boxOf,
          what: describeEntry,
          state: stateOf,
          deeds: deedsOf(onUndo),
        }}
      />
    </Part>
  )
}

function deedsOf(onUndo: ReceivedListProps['onUndo']) {
  return (entry: QueueEntry) => <Deeds entry={entry} onUndo={() => onUndo(entry)} />
}

type DeedsProps = { entry: QueueEntry; onUndo: () => void }

function Deeds({ entry: { state, received, refusal }, onUndo }: DeedsProps) {
  const size = useCounterSettings(({ labelSize }) => labelSize)
  const item = received?.item ?? (refusal?.first as CounterItemAnswer | undefined)
  if (!item || state === 'undone') return null
  const about = `${boxName(item.box)}, ${shortItem(item)}`
  return (
    <>
      <PrintButton
        variant="plain"
        small
        sheet={<Label item={item} size={size} />}
        aria-label={`${words.list.print}: ${about}`}
      >
        {words.list.print}
      </PrintButton>{' '}
      {state === 'done' && (
        <Button variant="plain" small onClick={onUndo} aria-label={`${words.list.undo}: ${about}`}>
          {words.list.undo}
        </Button>
      )}
    </>
  )
}

function boxOf({ kind, body }: QueueEntry) {
  return kind === 'item' && <strong>{body.box}</strong>
}

/** `UPS …434440`, before the server said so, too. */
export function describeEntry({ kind, body, received }: QueueEntry) {
  if (received) return shortItem(received.item)
  if (kind !== 'item') return mail.kinds.letters
  if (!body.tracking) return mail.kinds[body.kind]
  const { number, carrier } = readTracking(body.tracking)
  return `${carrierName(body.carrier ?? carrier)} ${shortNumber(number)}`
}

function stateOf({ state, received, refusal }: QueueEntry) {
  if (state === 'waiting') return words.list.waiting
  if (state === 'undone') return mail.itemStates.undone
  if (received) {
    const { item } = received
    return [mail.itemStates[item.state], item.recipient ?? item.addressee, item.slip]
      .filter(Boolean)
      .join(' · ')
  }
  return refusal ? describeRefusal(refusal) : ''
}

export function describeRefusal(refusal: NonNullable<QueueEntry['refusal']>) {
  const first = refusal.first as CounterItemAnswer | undefined
  if (!first) return refusal.message
  const when = formatTimeOf(first.receivedAt)
  return interpolate(words.status.duplicate, { box: first.box, slip: first.slip ?? '', when })
}

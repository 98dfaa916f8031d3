import { Link } from 'react-router'

import { intake as words } from '#app/content/staff/intake.ts'
import { mail } from '#app/content/staff/mail.ts'
import { useCounterSettings } from '#app/shop/core/counter-settings.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { useStaffMember } from '#app/shop/core/staff-member.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import type { QueueEntry } from '#app/shop/core/stored-entries.ts'
import { formatTimeOf } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { CounterItem } from '#shared/shop/mail/items.ts'
import { readTracking } from '#shared/shop/mail/tracking.ts'

import { boxName } from './box-card.tsx'
import { carrierName, shortItem, shortNumber } from './item-words.ts'
import { markPrinted } from './label-printer.tsx'
import { Label } from './label.tsx'

type Act = (entry: QueueEntry) => void
type Acts = {
  onUndo: Act
  onAgain: Act
  onRemove: Act
}
type ReceivedListProps = Acts & { entries: QueueEntry[] }

export function ReceivedList({ entries, ...acts }: ReceivedListProps) {
  const { email } = useStaffMember()
  const { title, caption, none, columns } = words.list
  const rows = entries.filter(({ kind, state }) => kind === 'item' || state === 'refused')
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
          what: nameEntry,
          state: (entry) => stateOf(entry, email),
          actions: actionsOf(acts),
        }}
      />
    </Part>
  )
}

function actionsOf(acts: Acts) {
  return (entry: QueueEntry) => <EntryActions entry={entry} {...acts} />
}

function EntryActions({ entry, onUndo, onAgain, onRemove }: Acts & { entry: QueueEntry }) {
  const { state, received, refusal } = entry
  const size = useCounterSettings(({ labelSize }) => labelSize)
  const item = received?.item ?? (refusal?.values['first'] as CounterItem | undefined)
  const about = item ? `${boxName(item.box)}, ${shortItem(item)}` : formatEntry(entry)
  const button = (text: string, act: Act) => (
    <Button variant="plain" small onClick={() => act(entry)} aria-label={`${text}: ${about}`}>
      {text}
    </Button>
  )
  return (
    <span className="-my-1 flex items-center whitespace-nowrap max-sm:flex-wrap">
      {item && state !== 'undone' && (
        <PrintButton
          variant="plain"
          small
          sheet={<Label item={item} size={size} />}
          onPrint={() => markPrinted([entry])}
          aria-label={`${words.list.print}: ${about}`}
        >
          {words.list.print}
        </PrintButton>
      )}
      {state === 'done' && item && button(words.list.undo, onUndo)}
      {state === 'refused' && button(words.list.again, onAgain)}
      {state === 'refused' && button(words.list.remove, onRemove)}
    </span>
  )
}

function boxOf({ kind, body, received }: QueueEntry) {
  if (kind !== 'item') return null
  const box = received?.item.box ?? body.box
  return <Link to={servicePath({ id: null, box }, 'mail') ?? ''}>{box}</Link>
}

function nameEntry(entry: QueueEntry) {
  return <span className="whitespace-nowrap">{formatEntry(entry)}</span>
}

/** `UPS …434440`, from the tracking number until the server has answered. */
export function formatEntry({ kind, body, received }: QueueEntry) {
  if (received) return shortItem(received.item)
  if (kind !== 'item') return `${mail.kinds.letters}: ${body.boxes.join(', ')}`
  if (!body.tracking) return mail.kinds[body.kind]
  const { number, carrier } = readTracking(body.tracking)
  return `${carrierName(body.carrier ?? carrier)} ${shortNumber(number)}`
}

function stateOf({ state, by, received, refusal }: QueueEntry, member: string) {
  const who = by && by !== member ? interpolate(words.list.by, { who: by }) : ''
  if (state === 'waiting') return [words.list.waiting, who].filter(Boolean).join(' · ')
  if (state === 'undone') return mail.itemStates.undone
  if (received) {
    const { item } = received
    return [mail.itemStates[item.state], item.recipient ?? item.addressee, item.slip]
      .filter(Boolean)
      .join(' · ')
  }
  if (!refusal) return ''
  const sentence = interpolate(words.list.refused, { reason: formatError(refusal) })
  return [sentence, who].filter(Boolean).join(' · ')
}

export function formatError(refusal: NonNullable<QueueEntry['refusal']>) {
  const first = refusal.values.first as CounterItem | undefined
  if (!first) return refusal.message
  const when = formatTimeOf(first.receivedAt)
  return interpolate(words.status.duplicate, { box: first.box, slip: first.slip ?? '', when })
}

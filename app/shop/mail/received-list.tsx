import drawBarcode from 'jsbarcode'
import { Link } from 'react-router'

import { business } from '#app/content/business.ts'
import { intake as words } from '#app/content/staff/intake.ts'
import { mail } from '#app/content/staff/mail.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { useStaffMember } from '#app/shop/core/staff-member.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import type { QueueEntry } from '#app/shop/core/stored-entries.ts'
import { formatDayOf, formatTimeOf } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { CounterItem } from '#shared/shop/mail/items.ts'
import { readTracking } from '#shared/shop/mail/tracking.ts'

import { boxName } from './box-card.tsx'
import { useCounterSettings, type LabelSize } from './counter-settings.tsx'
import { carrierName, shortItem, shortNumber } from './item-words.ts'

import css from './label.module.css'

const label = mail.label

type Act = (entry: QueueEntry) => void
type Acts = {
  onUndo: Act
  /** Of one that was refused: back into the hand, or off the list. */
  onAgain: Act
  onRemove: Act
}
type ReceivedListProps = Acts & { entries: QueueEntry[] }

/** What was taken in on this device since the page was opened, and what became of it. */
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
          what: describeEntry,
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
  const about = item ? `${boxName(item.box)}, ${shortItem(item)}` : describeEntry(entry)
  const button = (text: string, act: Act) => (
    <Button variant="plain" small onClick={() => act(entry)} aria-label={`${text}: ${about}`}>
      {text}
    </Button>
  )
  return (
    <>
      {item && state !== 'undone' && (
        <PrintButton
          variant="plain"
          small
          sheet={<Label item={item} size={size} />}
          aria-label={`${words.list.print}: ${about}`}
        >
          {words.list.print}
        </PrintButton>
      )}{' '}
      {state === 'done' && item && button(words.list.undo, onUndo)}
      {state === 'refused' && button(words.list.again, onAgain)}
      {state === 'refused' && button(words.list.remove, onRemove)}
    </>
  )
}

function boxOf({ kind, body }: QueueEntry) {
  if (kind !== 'item') return null
  return <Link to={servicePath({ id: null, box: body.box }, 'mail') ?? ''}>{body.box}</Link>
}

/** Such as `UPS …434440`; before the server has answered, read from the tracking number. */
export function describeEntry({ kind, body, received }: QueueEntry) {
  if (received) return shortItem(received.item)
  if (kind !== 'item') return `${mail.kinds.letters}: ${body.boxes.join(', ')}`
  if (!body.tracking) return mail.kinds[body.kind]
  const { number, carrier } = readTracking(body.tracking)
  return `${carrierName(body.carrier ?? carrier)} ${shortNumber(number)}`
}

/** @param member who is signed in: what somebody else has entered says so */
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
  const sentence = interpolate(words.list.refused, { reason: describeError(refusal) })
  return [sentence, who].filter(Boolean).join(' · ')
}

export function describeError(refusal: NonNullable<QueueEntry['refusal']>) {
  const first = refusal.values.first as CounterItem | undefined
  if (!first) return refusal.message
  const when = formatTimeOf(first.receivedAt)
  return interpolate(words.status.duplicate, { box: first.box, slip: first.slip ?? '', when })
}

/** A label for a parcel, or a slip for the box: one on each sheet of the printer's roll. */
function Label({ item, size }: { item: CounterItem; size: LabelSize }) {
  const name = item.recipient ?? item.addressee
  return (
    <article className={size === 'label' ? css.label : css.slip}>
      <p className={css.shop}>{business.name}</p>
      <p className={css.box}>{boxName(item.box)}</p>
      {name && <p>{interpolate(label.for, { name })}</p>}
      <p>
        {shortItem(item)}
        {item.shelf && ` · ${interpolate(label.shelf, { shelf: item.shelf })}`}
      </p>
      <p>{interpolate(label.received, { when: formatDayOf(item.receivedAt) })}</p>
      {item.slip && <Barcode code={item.slip} />}
    </article>
  )
}

const HEIGHT = 30
const QUIET_MODULES = 10

/** Code 128. Drawn here because the library's SVG uses inline styles, which the Content-Security-Policy forbids. */
function Barcode({ code }: { code: string }) {
  const drawn: { encodings?: { data: string }[] } = {}
  drawBarcode(drawn, code, { format: 'CODE128' })
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? ''
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${index + QUIET_MODULES} 0h${bar.length}v${HEIGHT}h-${bar.length}z`,
  )
  const width = modules.length + 2 * QUIET_MODULES
  return (
    <figure className={`${css.code} text-center`}>
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={bars.join('')} />
      </svg>
      <figcaption>{code}</figcaption>
    </figure>
  )
}

import drawBarcode from 'jsbarcode'

import { business } from '#app/content/business.ts'
import { mail } from '#app/content/en/staff/mail.ts'
import { formatDayOf } from '#app/rental/times.ts'
import type { CounterItemAnswer } from '#shared/rental/mail-answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import { boxName } from './box-card.tsx'
import type { LabelSize } from './counter-settings.ts'
import { shortItem } from './item-words.ts'

import css from './label.module.css'

const words = mail.label

/** A label for a parcel, or a slip for the box: one on each sheet of the printer's roll. */
export function Label({ item, size }: { item: CounterItemAnswer; size: LabelSize }) {
  const name = item.recipient ?? item.addressee
  return (
    <article className={size === 'label' ? css.label : css.slip}>
      <p className={css.shop}>{business.name}</p>
      <p className={css.box}>{boxName(item.box)}</p>
      {name && <p>{interpolate(words.for, { name })}</p>}
      <p>
        {shortItem(item)}
        {item.shelf && ` · ${interpolate(words.shelf, { shelf: item.shelf })}`}
      </p>
      <p>{interpolate(words.received, { when: formatDayOf(item.receivedAt) })}</p>
      {item.slip && <Barcode code={item.slip} />}
    </article>
  )
}

const HEIGHT = 30
const QUIET_MODULES = 10

/** Code 128, drawn here: the library's own SVG has styles inline, which our policy forbids. */
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

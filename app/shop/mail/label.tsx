import drawBarcode from 'jsbarcode'

import { business } from '#app/content/business.ts'
import { mail } from '#app/content/staff/mail.ts'
import type { LabelSize } from '#app/shop/core/counter-settings.ts'
import { formatDayOf } from '#app/shop/core/times.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { CounterItem } from '#shared/shop/mail/items.ts'

import { boxName } from './box-card.tsx'
import { shortItem } from './item-words.ts'

import css from './label.module.css'

const { label } = mail

/** A label for a parcel, or a slip for the box: one on each sheet of the printer's roll. */
export function Label({ item, size }: { item: CounterItem; size: LabelSize }) {
  const name = item.recipient ?? item.addressee
  return (
    <article className={size === 'label' ? css.label : css.slip}>
      <p className={css.shop}>{business.name}</p>
      <p className={css.box}>{boxName(item.box)}</p>
      {name && <p>{interpolate(label.for, { name })}</p>}
      <p>
        {shortItem(item)}
        {item.shelf && <span> · {interpolate(label.shelf, { shelf: item.shelf })}</span>}
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

import drawBarcode from 'jsbarcode'

import { business } from '#app/content/business.ts'
import { mail } from '#app/content/staff/mail.ts'
import type { LabelSize } from '#app/shop/core/counter-settings.ts'
import { formatDayOf } from '#app/shop/core/times.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { CounterItem } from '#shared/shop/mail/items.ts'

import { boxName } from './box-card.tsx'
import { shortItem } from './item-words.ts'

const { label } = mail

const SHEET =
  'flex flex-col overflow-hidden bg-[#fff] text-[#000] not-last:break-after-page [&>p]:truncate'
const LABEL =
  'h-[1.25in] w-[2.25in] px-[0.1in] py-[0.06in] text-[7.5pt] leading-[1.2] [page:counter-label]'
const SLIP = 'h-[6in] w-[4in] gap-[0.12in] p-[0.35in] text-[15pt] leading-[1.3] [page:counter-slip]'

export function Label({ item, size }: { item: CounterItem; size: LabelSize }) {
  const name = item.recipient ?? item.addressee
  const isSlip = size === 'slip'
  return (
    <article className={`${SHEET} ${isSlip ? SLIP : LABEL}`}>
      {isSlip && <p>{business.name}</p>}
      <p className={`leading-[1.1] font-extrabold ${isSlip ? 'text-[44pt]' : 'text-[1.9em]'}`}>
        {boxName(item.box)}
      </p>
      {name && <p>{interpolate(label.for, { name })}</p>}
      <p>
        {shortItem(item)}
        {item.shelf && <span> · {interpolate(label.shelf, { shelf: item.shelf })}</span>}
      </p>
      <p>{interpolate(label.received, { when: formatDayOf(item.receivedAt) })}</p>
      {item.slip && <Barcode code={item.slip} height={isSlip ? 'h-[1in]' : 'h-[0.34in]'} />}
    </article>
  )
}

const HEIGHT = 30
const QUIET_MODULES = 10

/** Code 128. Drawn here because the library's SVG uses inline styles, which the Content-Security-Policy forbids. */
function Barcode({ code, height }: { code: string; height: string }) {
  const drawn: { encodings?: { data: string }[] } = {}
  drawBarcode(drawn, code, { format: 'CODE128' })
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? ''
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ index, 0: bar }) => `M${index + QUIET_MODULES} 0h${bar.length}v${HEIGHT}h-${bar.length}z`,
  )
  const width = modules.length + 2 * QUIET_MODULES
  return (
    <figure className="mt-auto text-center">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className={`block w-full [shape-rendering:crispEdges] ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={bars.join('')} />
      </svg>
      <figcaption className="tracking-[0.12em]">{code}</figcaption>
    </figure>
  )
}

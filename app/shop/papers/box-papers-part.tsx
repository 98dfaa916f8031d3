import { box as words } from '#app/content/staff/box.ts'
import { papersPage } from '#app/content/staff/papers.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { paperCalls } from '#shared/shop/papers/calls.ts'

import { PaperCard } from './paper-card.tsx'
import { ReceivePaper } from './receive-part.tsx'

const { log } = papersPage

export function BoxPapersPart({ box }: { box: number }) {
  const { papers } = useShop(paperCalls.list, { all: '1', box: String(box) })
  const { received, name, mailed } = log.columns
  const open = papers.filter(({ mailedOn }) => mailedOn === null)
  const done = papers.filter(({ mailedOn }) => mailedOn !== null)
  return (
    <Part id="papers" title={words.parts.papers} count={open.length}>
      {open.map((paper) => (
        <PaperCard key={paper.id + (paper.noticedAt ?? '')} paper={paper} />
      ))}
      <details className="grid grid-cols-1 gap-4">
        <summary>{words.papers.receive}</summary>
        <ReceivePaper box={box} />
      </details>
      {done.length > 0 && (
        <ListTable
          caption={log.title}
          rows={done}
          columns={{ received, name, mailed }}
          cells={{
            received: ({ receivedOn }) => formatDate(receivedOn),
            name: ({ forName }) => forName,
            mailed: ({ mailedOn }) => mailedOn && formatDate(mailedOn),
          }}
        />
      )}
    </Part>
  )
}

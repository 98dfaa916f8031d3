import { box as words } from '#app/content/staff/box.ts'
import { papersPage } from '#app/content/staff/papers.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { Waiting } from '#app/ui/waiting.tsx'
import { paperCalls } from '#shared/shop/papers/calls.ts'

import { PaperCard } from './paper-card.tsx'
import { ReceivePaper } from './receive-part.tsx'

const { log } = papersPage

type BoxPapersPartProps = { box: number; onDone: (text: string) => void }

/** The court papers for a box: what is to be done about them, the form for new ones, and those that are done. */
export function BoxPapersPart({ box, onDone }: BoxPapersPartProps) {
  const asked = { all: '1', box: String(box) }
  const { data, problem, refresh } = useShopQuery(paperCalls.list, asked)

  // As the form for new ones asks: when it has its answer, it is there.
  const brought = useShopQuery(paperCalls.listCandidates, { box: String(box) })

  function finish(text: string) {
    void refresh()
    onDone(text)
  }

  const papers = data?.papers ?? []
  const open = papers.filter(({ mailedOn }) => mailedOn === null)
  const done = papers.filter(({ mailedOn }) => mailedOn !== null)
  return (
    <Part
      id="papers"
      title={words.parts.papers}
      count={open.length}
      isReady={data !== null && (brought.data ?? brought.problem) !== null}
    >
      {!data && <Waiting problem={problem} onRetry={refresh} />}
      {open.map((paper) => (
        <PaperCard key={paper.id + (paper.noticedAt ?? '')} paper={paper} onDone={finish} />
      ))}
      <details className="stack fold">
        <summary>{words.papers.receive}</summary>
        <ReceivePaper box={box} onDone={finish} />
      </details>
      {done.length > 0 && (
        <ListTable
          caption={log.title}
          empty=""
          rows={done}
          keyOf={({ id }) => id}
          columns={{
            received: log.columns.received,
            name: log.columns.name,
            mailed: log.columns.mailed,
          }}
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

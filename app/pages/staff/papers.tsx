import { useSearchParams } from 'react-router'

import { staffPageWords } from '#app/content/staff/console.ts'
import { papersPage as words } from '#app/content/staff/papers.ts'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { SaidAbove } from '#app/shop/core/status-line.tsx'
import { formatDate, formatDayOf } from '#app/shop/core/times.ts'
import { LetterLabel } from '#app/shop/papers/letter-label.tsx'
import { NoticeSheet, PaperCard } from '#app/shop/papers/paper-card.tsx'
import { ReceivePart } from '#app/shop/papers/receive-part.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { paperCalls } from '#shared/shop/papers/calls.ts'

export default function Papers() {
  const { papers } = useShop(paperCalls.list, {})
  const [shown] = useSearchParams()
  const [notice, label] = [shown.get('notice'), shown.get('label')]
  const paper = papers.find(({ id }) => id === (notice ?? label))
  if (paper) {
    return (
      <>
        <StaffPageHead>
          <ButtonRoute variant="quiet" to="?">
            {words.notice.back}
          </ButtonRoute>
        </StaffPageHead>
        {notice ? <NoticeSheet {...paper} /> : <LetterLabel forName={paper.forName} />}
      </>
    )
  }
  return (
    <>
      <StaffPageHead>
        <ButtonRoute variant="quiet" to="/staff/roster">
          {staffPageWords.roster.title}
        </ButtonRoute>
      </StaffPageHead>
      <SaidAbove>
        <Part title={words.due.title} count={papers.length}>
          {papers.length === 0 && <p>{words.due.none}</p>}
          {papers.map((each) => (
            <PaperCard key={each.id + (each.noticedAt ?? '')} paper={each} />
          ))}
        </Part>
        <ReceivePart />
        <PapersLog />
      </SaidAbove>
    </>
  )
}

function PapersLog() {
  const { pages, button } = usePages(paperCalls.list, { all: '1' }, 'before', words.log.more)

  return (
    <Part title={words.log.title}>
      <ListTable
        empty={words.log.none}
        rows={pages.flatMap(({ papers }) => papers)}
        columns={words.log.columns}
        cells={{
          received: ({ receivedOn }) => formatDate(receivedOn),
          box: ({ box }) => box,
          name: ({ forName }) => forName,
          by: ({ servedBy }) => servedBy,
          noticed: ({ noticedAt }) => noticedAt !== null && formatDayOf(noticedAt),
          mailed: ({ mailedOn }) => mailedOn && formatDate(mailedOn),
          complete: ({ completeOn }) => completeOn && formatDate(completeOn),
        }}
        numbers={['box']}
      />
      {button}
    </Part>
  )
}

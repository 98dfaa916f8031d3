import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { rosterPage as words } from '#app/content/en/staff/papers.ts'
import { staffPageWords } from '#app/content/en/staff/console.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { QuarterPart, QuarterSheet } from '#app/staff/papers/quarter-part.tsx'
import { RosterPart, RosterSheet } from '#app/staff/papers/roster-part.tsx'
import { Part, StaffPageHead } from '#app/staff/staff-page.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { type Status, StatusLine } from '#app/staff/status-line.tsx'
import { ButtonRoute } from '#app/ui/button-route.tsx'
import type { ExpiringIdsAnswer, QuarterAnswer, RosterAnswer } from '#shared/rental/papers.ts'
import { documentName } from '#app/rental/names.ts'
import { formatDate } from '#app/rental/times.ts'
import { ListTable } from '#app/staff/list-table.tsx'

export { postCall as clientAction } from '#app/staff/call-action.ts'

export default function Roster() {
  const roster = useAnswer<RosterAnswer>('/staff/roster')
  const quarter = useAnswer<QuarterAnswer>('/staff/quarter')
  const ids = useAnswer<ExpiringIdsAnswer>('/staff/expiring-ids')
  const [status, setStatus] = useState<Status | null>(null)
  const [shown] = useSearchParams()
  const print = shown.get('print')
  const calls = [roster, quarter, ids]
  const failed = calls.find(({ problem }) => problem)

  if (!roster.answer || !quarter.answer || !ids.answer) {
    return (
      <>
        <StaffPageHead />
        <Waiting
          problem={failed?.problem ?? null}
          onRetry={() => calls.forEach(({ refresh }) => refresh())}
        />
      </>
    )
  }
  if (print) {
    return (
      <>
        <StaffPageHead>
          <ButtonRoute variant="quiet" to="?">
            {words.list.back}
          </ButtonRoute>
        </StaffPageHead>
        {print === 'quarter' ? <QuarterSheet {...quarter.answer} /> : <RosterSheet />}
      </>
    )
  }
  return (
    <>
      <StaffPageHead>
        <ButtonRoute variant="quiet" to="/staff/papers">
          {staffPageWords.papers.title}
        </ButtonRoute>
      </StaffPageHead>
      <StatusLine status={status} />
      <QuarterPart
        quarter={quarter.answer}
        onDone={() => {
          quarter.refresh()
          setStatus({ id: crypto.randomUUID(), tone: 'success', text: words.quarter.done })
        }}
      />
      <ExpiringIdsPart {...ids.answer} />
      <RosterPart first={roster.answer} />
    </>
  )
}

/** Documents that must soon be seen anew, the first to expire first. */
function ExpiringIdsPart({ day, ids }: ExpiringIdsAnswer) {
  return (
    <Part title={words.ids.title} count={ids.length}>
      <ListTable
        caption={words.ids.title}
        empty={words.ids.none}
        rows={ids}
        keyOf={({ rentalId, name, document }) => `${rentalId} ${name} ${document}`}
        columns={words.ids.columns}
        cells={{
          box: ({ box }) => box,
          name: ({ name }) => name,
          document: ({ type }) => documentName(type),
          expires: ({ expiresOn }) =>
            expiresOn < day
              ? `${formatDate(expiresOn)}, ${words.ids.expired}`
              : formatDate(expiresOn),
        }}
      />
    </Part>
  )
}

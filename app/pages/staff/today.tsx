import { today as words } from '#app/content/en/staff/today.ts'
import { staffPageWords } from '#app/content/en/staff/console.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { formatDay, formatTimeOf } from '#app/rental/times.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { staffHeadOf } from '#app/staff/staff-head.ts'
import { Part, StaffPageHead, WaitingFor } from '#app/staff/staff-page.tsx'
import type { TodayAnswer, TodayVisit } from '#shared/rental/staff-answers.ts'

export const meta = () => staffHeadOf('today')

export default function Today() {
  const { answer, problem, refresh } = useAnswer<TodayAnswer>('/staff/today')
  return (
    <>
      <StaffPageHead
        title={staffPageWords.today.title}
        about={answer ? formatDay(answer.day) : undefined}
      />
      {answer ? (
        <Visits visits={answer.visits} />
      ) : (
        <WaitingFor problem={problem} onRetry={refresh} />
      )}
    </>
  )
}

function Visits({ visits }: { visits: TodayVisit[] }) {
  const { title, none, columns, ways } = words.visits
  return (
    <Part title={title} count={visits.length}>
      <ListTable
        caption={title}
        empty={none}
        rows={visits}
        keyOf={({ id }) => id}
        columns={[
          { id: 'time', name: columns.time, render: ({ slot }) => formatTimeOf(slot) },
          { id: 'name', name: columns.name, render: ({ name }) => name },
          { id: 'way', name: columns.way, render: ({ way }) => ways[way] },
        ]}
      />
    </Part>
  )
}

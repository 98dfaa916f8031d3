import { daysWords } from '#app/content/staff/settings.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { formatDayOf, formatShortMoment, formatTimeOf } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { interpolateCount } from '#shared/interpolate.ts'
import { visitCounterCalls, type VisitConflicts } from '#shared/shop/visits/counter-calls.ts'

const { conflicts: words } = daysWords

/** Booked visits that the hours have left behind, and the press that asks their customers to choose another time. */
export function ConflictsPart() {
  const { visits } = useShop(visitCounterCalls.listConflicts, {})
  if (visits.length === 0) return null
  const isSomebodyLeft = visits.some(({ email, toldAt }) => email !== null && toldAt === null)

  return (
    <section className="stack gap-3 py-4" aria-label={words.title}>
      <h3>{words.title}</h3>
      <p role="status">
        {isSomebodyLeft ? interpolateCount(words.about, visits.length) : words.told}
      </p>
      <ListTable
        caption={words.caption}
        rows={visits}
        pathOf={({ applicationId, box }) => servicePath({ id: applicationId, box })}
        columns={words.columns}
        cells={{
          visit: describeVisit,
          name: describeName,
          email: ({ email }) => email ?? words.noEmail,
          told: ({ toldAt }) => (toldAt === null ? words.notTold : formatShortMoment(toldAt)),
        }}
      />
      {isSomebodyLeft && (
        <div>
          <CallButton call={visitCounterCalls.tellOfConflicts} input={{}}>
            {words.tell}
          </CallButton>
        </div>
      )}
    </section>
  )
}

type Left = VisitConflicts['visits'][number]

function describeVisit({ slot }: Left) {
  return <span className="block min-w-40">{`${formatDayOf(slot)}, ${formatTimeOf(slot)}`}</span>
}

function describeName({ name }: Left) {
  return <span className="break-anywhere">{name}</span>
}

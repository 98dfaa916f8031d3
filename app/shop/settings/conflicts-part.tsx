import { daysWords } from '#app/content/staff/settings.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { formatDayOf, formatShortMoment, formatTimeOf } from '#app/shop/core/times.ts'
import { storeAnswer, useCall, useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { interpolateCount } from '#shared/interpolate.ts'
import { visitCounterCalls, type VisitConflicts } from '#shared/shop/visits/counter-calls.ts'

import css from './settings.module.css'

const { conflicts: words } = daysWords

/** Booked visits that the hours have left behind, and the press that asks their customers to choose another time. */
export function ConflictsPart() {
  const { data } = useShopQuery(visitCounterCalls.listConflicts, {})
  const { isBusy, problem, call } = useCall(visitCounterCalls.tellOfConflicts)
  if (!data || data.visits.length === 0) return null
  const isSomebodyLeft = data.visits.some(({ email, toldAt }) => email !== null && toldAt === null)

  async function tell() {
    const { data: told } = await call({})
    if (told) storeAnswer(visitCounterCalls.listConflicts, {}, () => told)
  }

  return (
    <section className={`${css.part} stack gap-3`} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p role="status">
        {isSomebodyLeft ? interpolateCount(words.about, data.visits.length) : words.told}
      </p>
      <TextBanner tone="error" focused="always" text={problem} />
      <ListTable
        caption={words.caption}
        empty=""
        rows={data.visits}
        keyOf={({ id }) => id}
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
          <Button waiting={isBusy} onClick={() => void tell()}>
            {words.tell}
          </Button>
        </div>
      )}
    </section>
  )
}

type Left = VisitConflicts['visits'][number]

function describeVisit({ slot }: Left) {
  return <span className={css.days}>{`${formatDayOf(slot)}, ${formatTimeOf(slot)}`}</span>
}

function describeName({ name }: Left) {
  return <span className="break-anywhere">{name}</span>
}

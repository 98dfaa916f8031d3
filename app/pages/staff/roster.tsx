import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { business } from '#app/content/business.ts'
import { staffPageWords } from '#app/content/staff/console.ts'
import { rosterPage as words } from '#app/content/staff/papers.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { documentName } from '#app/shop/core/names.ts'
import { PrintSheet } from '#app/shop/core/print-sheet.tsx'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { formatDate, formatDayOf } from '#app/shop/core/times.ts'
import { RosterPart, RosterSheet } from '#app/shop/papers/roster-part.tsx'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { paperCalls, type ExpiringId, type Quarter } from '#shared/shop/papers/calls.ts'

import css from '#app/shop/papers/papers.module.css'
import card from '#app/ui/card.module.css'

export default function Roster() {
  const roster = useShopQuery(paperCalls.getRoster, {})
  const quarter = useShopQuery(paperCalls.getQuarter, {})
  const ids = useShopQuery(paperCalls.listExpiringIds, {})
  const [status, setStatus] = useState<Status | null>(null)
  const [shown] = useSearchParams()
  const print = shown.get('print')
  const calls = [roster, quarter, ids]
  const failed = calls.find(({ problem }) => problem)

  if (!roster.data || !quarter.data || !ids.data) {
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
        {print === 'quarter' ? <QuarterSheet {...quarter.data} /> : <RosterSheet />}
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
        quarter={quarter.data}
        onDone={() => {
          quarter.refresh()
          setStatus({ id: crypto.randomUUID(), tone: 'success', text: words.quarter.done })
        }}
      />
      <ExpiringIdsPart {...ids.data} />
      <RosterPart first={roster.data} />
    </>
  )
}

/** Documents that must soon be seen anew, the first to expire first. */
function ExpiringIdsPart({ day, ids }: { day: string; ids: ExpiringId[] }) {
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

/** Where the quarter's certification stands. */
function QuarterPart({ quarter, onDone }: { quarter: Quarter; onDone: () => void }) {
  const { quarterOn, nextOn, active, closed, missing, certified } = quarter
  const isOwner = useIsAdministrator()
  return (
    <Part title={words.quarter.title}>
      <div className={card.card}>
        <h3 className="break-anywhere">
          {interpolate(words.quarter.day, { day: formatDate(quarterOn) })}
        </h3>
        <DescriptionList
          className={`${css.sums} stack`}
          of={[
            [words.quarter.active, active],
            [words.quarter.closed, closed],
            [words.quarter.missing, missing],
          ]}
        />
        <p>
          {certified
            ? interpolate(words.quarter.certified, {
                day: formatDayOf(certified.at),
                who: certified.by ?? '',
              })
            : words.quarter.notYet}{' '}
          {interpolate(words.quarter.next, { day: formatDate(nextOn) })}
        </p>
        {isOwner && !certified && <p>{words.quarter.certifyAbout}</p>}
        <div className="cluster items-end">
          <ButtonRoute variant="quiet" to="?print=quarter">
            {words.quarter.sheet}
          </ButtonRoute>
          {isOwner && !certified && (
            <CallForm
              call={paperCalls.certifyQuarter}
              submit={words.quarter.certify}
              values={{ quarterOn }}
              onDone={onDone}
            />
          )}
        </div>
      </div>
    </Part>
  )
}

/** The page that is signed and kept with the list. */
function QuarterSheet({ quarterOn, active, closed }: Quarter) {
  const day = formatDate(quarterOn)
  return (
    <PrintSheet title={interpolate(words.quarter.day, { day })} about={<p>{business.legalName}</p>}>
      <p>{interpolate(words.quarter.statement, { day, active, closed })}</p>
      <div className={`${css.lines} stack small`}>
        <p>{words.quarter.name}</p>
        <p>{words.quarter.signature}</p>
        <p>{words.quarter.date}</p>
      </div>
    </PrintSheet>
  )
}

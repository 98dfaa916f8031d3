import { useSearchParams } from 'react-router'

import { business } from '#app/content/business.ts'
import { staffPageWords } from '#app/content/staff/console.ts'
import { rosterPage as words } from '#app/content/staff/papers.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { documentName } from '#app/shop/core/names.ts'
import { PrintSheet } from '#app/shop/core/print-sheet.tsx'
import { useIsAdministrator } from '#app/shop/core/staff-member.ts'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { SaidAbove } from '#app/shop/core/status-line.tsx'
import { formatDate, formatDayOf } from '#app/shop/core/times.ts'
import { RosterPart, RosterSheet } from '#app/shop/papers/roster-part.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { CARD } from '#app/ui/looks.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { paperCalls, type ExpiringId, type Quarter } from '#shared/shop/papers/calls.ts'

export default function Roster() {
  const quarter = useShop(paperCalls.getQuarter, {})
  const ids = useShop(paperCalls.listExpiringIds, {})
  const [shown] = useSearchParams()
  const print = shown.get('print')

  if (print) {
    return (
      <>
        <StaffPageHead>
          <ButtonRoute variant="quiet" to="?">
            {words.list.back}
          </ButtonRoute>
        </StaffPageHead>
        {print === 'quarter' ? <QuarterSheet {...quarter} /> : <RosterSheet />}
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
      <SaidAbove>
        <QuarterPart {...quarter} />
        <ExpiringIdsPart {...ids} />
        <RosterPart />
      </SaidAbove>
    </>
  )
}

function ExpiringIdsPart({ day, ids }: { day: string; ids: ExpiringId[] }) {
  return (
    <Part title={words.ids.title} count={ids.length}>
      <ListTable
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

function QuarterPart(quarter: Quarter) {
  const { quarterOn, nextOn, active, closed, missing, certified } = quarter
  const isOwner = useIsAdministrator()
  return (
    <Part title={words.quarter.title}>
      <div className={CARD}>
        <h3 className="wrap-anywhere">
          {interpolate(words.quarter.day, { day: formatDate(quarterOn) })}
        </h3>
        <DescriptionList
          className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,12rem),1fr))] gap-4 [&_dd]:text-4xl [&_dd]:font-bold [&_div]:flex [&_div]:flex-col-reverse"
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
        <div className="flex flex-wrap gap-3 items-end">
          <ButtonRoute variant="quiet" to="?print=quarter">
            {words.quarter.sheet}
          </ButtonRoute>
          {isOwner && !certified && <Certify {...quarter} />}
        </div>
      </div>
    </Part>
  )
}

function Certify({ quarterOn, missing, missingForms }: Quarter) {
  const { certify, done, incomplete } = words.quarter
  return (
    <CallButton
      call={paperCalls.certifyQuarter}
      input={{ quarterOn, missing }}
      done={done}
      confirm={
        missing > 0 && {
          title: interpolateCount(incomplete.title, missing),
          text: (
            <>
              <p>{incomplete.text}</p>
              <MissingForms forms={missingForms.slice(0, MAX_ASKED)} />
              {missing > MAX_ASKED && (
                <p>{interpolateCount(incomplete.more, missing - MAX_ASKED)}</p>
              )}
            </>
          ),
          confirm: incomplete.confirm,
          cancel: incomplete.cancel,
        }
      }
      variant="primary"
    >
      {certify}
    </CallButton>
  )
}

const MAX_ASKED = 12

function MissingForms({ forms }: { forms: Quarter['missingForms'] }) {
  const { line, statuses } = words.quarter.incomplete
  return (
    <ul>
      {forms.map(({ rentalId, name, formStatus, ...form }) => (
        <li key={`${rentalId} ${name}`}>
          {interpolate(line, { ...form, name, status: statuses[formStatus] })}
        </li>
      ))}
    </ul>
  )
}

function QuarterSheet({ quarterOn, active, closed, missingForms }: Quarter) {
  const day = formatDate(quarterOn)
  const { statement, statementIncomplete } = words.quarter
  const isComplete = missingForms.length === 0
  return (
    <PrintSheet title={interpolate(words.quarter.day, { day })} about={<p>{business.legalName}</p>}>
      <p>{interpolate(isComplete ? statement : statementIncomplete, { day, active, closed })}</p>
      {!isComplete && <MissingForms forms={missingForms} />}
      <div className="mt-10 grid w-80 gap-11 text-sm *:border-t *:border-current *:pt-1.5">
        <p>{words.quarter.name}</p>
        <p>{words.quarter.signature}</p>
        <p>{words.quarter.date}</p>
      </div>
    </PrintSheet>
  )
}

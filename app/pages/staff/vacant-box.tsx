import { Link } from 'react-router'

import { box as words } from '#app/content/staff/box.ts'
import { customer as customerWords } from '#app/content/staff/customers.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { SaidLine } from '#app/shop/core/status-line.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { BoxMailPart } from '#app/shop/mail/box-mail-part.tsx'
import { HandOutsPart } from '#app/shop/mail/hand-outs-part.tsx'
import { BoxMoneyPart } from '#app/shop/money/box-money-part.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { ButtonRoute } from '#app/ui/button.tsx'
import { TAG } from '#app/ui/looks.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { BoxPage } from '#shared/shop/boxes/box.ts'

import { BoxHistory } from './box-history.tsx'

export function VacantBox({ page }: { page: BoxPage }) {
  const { box, state, until, movedTo, rentals } = page
  const sentence = words.vacant[state === 'free' || state === 'blocked' ? state : 'erased']
  return (
    <>
      <header className="flex flex-wrap items-center gap-3">
        <h1 className="text-xl font-bold">
          {customerWords.box} <span className="text-[1.75rem] tabular-nums">{box}</span>
        </h1>
        <span className={TAG} data-tone={state === 'free' ? undefined : 'error'}>
          {words.states[state]}
        </span>
      </header>
      {movedTo && until ? (
        <p>
          {interpolate(words.vacant.moved, { box: movedTo, day: formatDate(until) })}{' '}
          <Link to={pathOf('box', String(movedTo)) ?? ''}>
            {interpolate(words.vacant.toMoved, { box: movedTo })}
          </Link>
        </p>
      ) : (
        <p>{interpolate(sentence, { day: until ? formatDate(until) : '' })}</p>
      )}
      {state === 'free' && (
        <div>
          <ButtonRoute to={pathOf('new-customer') ?? ''}>{words.actions.giveOut}</ButtonRoute>
        </div>
      )}
      <SaidLine />
      <BoxMailPart box={box} />
      <HandOutsPart box={box} />
      {rentals.length > 0 && !movedTo && <BoxMoneyPart box={box} />}
      <FormerCustomers rentals={rentals} shown={null} />
      <BoxHistory box={box} rentals={rentals} />
    </>
  )
}

type BoxNoteProps = { page: BoxPage; shown: string }

export function BoxNote({ page: { box, state, until, rentals }, shown }: BoxNoteProps) {
  const rental = rentals.find(({ application }) => application === shown)
  if (!rental?.closedOn) return null
  const isOut = state === 'blocked' && until !== null && rental === rentals[0]
  const closed = formatDate(rental.closedOn)
  return (
    <Banner tone="note">
      <p>
        {isOut
          ? interpolate(words.vacant.blocked, { day: formatDate(until), closed })
          : interpolate(words.former, { day: closed })}{' '}
        {!isOut && <Link to={pathOf('box', String(box)) ?? ''}>{words.toPresent}</Link>}
      </p>
    </Banner>
  )
}

type FormerCustomersProps = Pick<BoxPage, 'rentals'> & { shown: string | null }

export function FormerCustomers({ rentals, shown }: FormerCustomersProps) {
  const others = rentals.filter(({ application, closedOn }) => closedOn && application !== shown)
  if (others.length === 0) return null
  return (
    <Part title={words.formers.title}>
      <ul className="grid grid-cols-1 gap-1">
        {others.map(({ id, application, name, allocatedOn, closedOn }) => {
          const days = { from: formatDate(allocatedOn), until: formatDate(closedOn ?? '') }
          return (
            <li key={id}>
              {application ? (
                <Link to={`?application=${application}`}>{name ?? words.history.erased}</Link>
              ) : (
                words.history.erased
              )}
              , {interpolate(words.formers.days, days)}
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

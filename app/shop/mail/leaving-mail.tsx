import { use, useState } from 'react'
import { Link, useLocation } from 'react-router'

import { leaving } from '#app/content/staff/leaving.ts'
import { mail } from '#app/content/staff/mail.ts'
import { AddressLabel } from '#app/shop/core/address-label.tsx'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { CustomerChanges, StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate, formatDayOf, formatTimeOf } from '#app/shop/core/times.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import { planClosing } from '#shared/shop/boxes/closing.ts'
import type { Customer, CustomerRental } from '#shared/shop/boxes/customer.ts'
import type { Leaving } from '#shared/shop/boxes/leaving.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import type { CounterItem } from '#shared/shop/mail/items.ts'

import { shortItem } from './item-words.ts'

const { mail: words } = leaving

type LeavingMailProps = { customer: Customer; rental: CustomerRental }

export function LeavingMail({ customer, rental }: LeavingMailProps) {
  const { items, left } = rental.leaving
  return (
    <>
      {items.length === 0 ? (
        <p>{words.nothing}</p>
      ) : (
        <ItemsHere key={items.map(({ id }) => id).join(' ')} customer={customer} rental={rental} />
      )}
      <RemailWish rental={rental} today={customer.today} />
      {left.length > 0 && <ItemsLeft left={left} />}
    </>
  )
}

function ItemsHere({ customer, rental }: LeavingMailProps) {
  const { box, closedOn, leaving: facts } = rental
  const { items, remailDeclinedOn } = facts
  const { search } = useLocation()
  const { onChange } = use(CustomerChanges)
  const [left, setLeft] = useState<string[]>([])
  const chosen = items.filter(({ id }) => !left.includes(id))
  const waiting = items.filter(({ state }) => state === 'waiting').length
  const ids = chosen.map(({ id }) => id)
  const { remailUntil } = planClosing(closedOn ?? customer.today)
  const mayReturn = remailDeclinedOn !== null || remailUntil < customer.today

  const finish = (text: string) => () => {
    onChange()
    return text
  }

  function choose(id: string, isChosen: boolean) {
    setLeft(isChosen ? left.filter((each) => each !== id) : [...left, id])
  }

  return (
    <>
      <fieldset className="grid grid-cols-1 gap-1">
        <legend className="font-semibold">{words.items}</legend>
        {items.map((item) => (
          <label key={item.id} className="min-h-11 flex items-center wrap-anywhere gap-2.5">
            <input
              type="checkbox"
              checked={!left.includes(item.id)}
              onChange={({ target }) => choose(item.id, target.checked)}
            />
            {formatItem(item)}
          </label>
        ))}
      </fieldset>
      {waiting > 0 && (
        <div>
          <ButtonRoute variant="quiet" to={`${pathOf('pick-up')}?box=${box}`}>
            {interpolate(words.handOut, { count: waiting })}
          </ButtonRoute>
        </div>
      )}
      {ids.length > 0 && (
        <>
          {!remailDeclinedOn && (
            <div className="grid grid-cols-1 gap-3">
              <p>{words.sendOnAbout}</p>
              <AddressLabel name={customer.name} />
              <Link to={{ search, hash: 'money' }}>{words.postage}</Link>
              <CallForm
                call={mailCalls.sendOn}
                submit={words.sendOn}
                values={{ items: ids }}
                done={finish(words.sent)}
              />
            </div>
          )}
          {mayReturn && (
            <CallForm
              call={mailCalls.returnItems}
              submit={words.returnItems}
              variant="quiet"
              values={{ items: ids }}
              done={finish(words.returned)}
            />
          )}
        </>
      )}
    </>
  )
}

type RemailWishProps = { rental: CustomerRental; today: string }

/** Mail is forwarded for six months, unless the customer asked otherwise in writing. */
function RemailWish({ rental: { closedOn, leaving: facts }, today }: RemailWishProps) {
  const { remailDeclinedOn } = facts
  const { remailUntil } = planClosing(closedOn ?? today)
  if (remailUntil < today) return null
  if (remailDeclinedOn) {
    return (
      <div className="flex flex-wrap gap-2 gap-x-4 items-center">
        <p>{interpolate(words.declined, { day: formatDate(remailDeclinedOn) })}</p>
        <StepForm
          call={boxCalls.noteRemailWish}
          values={{ isDeclined: false }}
          submit={words.accept}
          variant="quiet"
          small
        />
      </div>
    )
  }
  return (
    <details>
      <summary>{words.decline}</summary>
      <div className="grid grid-cols-1 gap-3">
        <p>{interpolate(words.duty, { day: formatDate(remailUntil) })}</p>
        <StepForm
          call={boxCalls.noteRemailWish}
          values={{ isDeclined: true }}
          submit={words.decline}
          variant="quiet"
          small
          fields={{ on: { label: words.declineOn, value: today } }}
        />
      </div>
    </details>
  )
}

function ItemsLeft({ left }: Pick<Leaving, 'left'>) {
  return (
    <ListTable
      caption={words.left}
      rows={left}
      columns={words.columns}
      cells={{
        item: shortItem,
        who: ({ recipient, addressee }) => recipient ?? addressee,
        state: ({ state, endedAt }) =>
          interpolate(words.stateOn, {
            state: mail.itemStates[state],
            day: formatDayOf(endedAt ?? 0),
            time: formatTimeOf(endedAt ?? 0),
          }),
        by: ({ by }) => by,
      }}
    />
  )
}

/** `UPS …434440 · 1234 · for Ann Lee · here since November 2` */
function formatItem(item: CounterItem) {
  const { slip, recipient, addressee, receivedAt, shelf } = item
  return [shortItem(item), slip, recipient ?? addressee, shelf, formatDayOf(receivedAt)]
    .filter(Boolean)
    .join(' · ')
}

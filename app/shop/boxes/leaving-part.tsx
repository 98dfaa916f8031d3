import { useEffect, useRef, useState, type ReactNode } from 'react'

import { leaving as words } from '#app/content/staff/leaving.ts'
import { ClosingRentList } from '#app/shop/core/closing-rent-list.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { CARD } from '#app/ui/looks.ts'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer, CustomerRental } from '#shared/shop/boxes/customer.ts'
import { readLeavingSteps, type LeavingStepId } from '#shared/shop/boxes/leaving.ts'

import { LeavingSheet } from './leaving-sheet.tsx'
import { CloseStep, CrdStep, KeysStep } from './leaving-steps.tsx'

type LeavingPartProps = {
  customer: Customer
  rental: CustomerRental
  /** The steps that other subjects have. */
  mail: ReactNode
  settle: ReactNode
}

export function LeavingPart({ customer, rental, mail, settle }: LeavingPartProps) {
  const { notice, state, leaving } = rental
  const { today } = customer
  const [isBegun, setBegun] = useState(false)
  const isLeaving = isBegun || state === 'closed' || notice !== null
  if (!isLeaving) {
    return (
      <details id="closing" name="box">
        <summary>{words.title}</summary>
        <div className="grid gap-4">
          <div>
            <Button variant="quiet" onClick={() => setBegun(true)}>
              {words.begin}
            </Button>
          </div>
          <StepForm
            call={boxCalls.takeNotice}
            label={words.notice}
            submit={words.noticeSubmit}
            variant="quiet"
            fields={{ closesOn: words.noticeOn }}
          />
        </div>
      </details>
    )
  }
  return (
    <Part id="closing" title={words.title}>
      <section className={`${CARD} grid grid-cols-1 gap-4`}>
        {leaving.leftOn ? (
          <p className="text-success">
            {interpolate(words.allDone, { day: formatDate(leaving.leftOn) })}
          </p>
        ) : (
          <p className="text-muted">{words.about}</p>
        )}
        {notice && state === 'closing' && <Notice {...notice} />}
        {notice && rental.closingRent && (
          <ClosingRentList rent={rental.closingRent} closesOn={notice.closesOn} />
        )}
        <Steps
          leaving={leaving}
          bodies={{
            mail,
            keys: <KeysStep rental={rental} />,
            close: <CloseStep rental={rental} today={today} />,
            settle,
            dates: <LeavingSheet customer={customer} rental={rental} />,
            crd: <CrdStep rental={rental} today={today} />,
          }}
        />
      </section>
    </Part>
  )
}

function Notice({ givenOn, closesOn }: NonNullable<CustomerRental['notice']>) {
  const days = { given: formatDate(givenOn), closes: formatDate(closesOn) }
  return (
    <div className="flex flex-wrap gap-2 gap-x-4 items-center">
      <p>
        <strong>{interpolate(words.noticeGiven, days)}</strong>
      </p>
      <StepForm call={boxCalls.withdrawNotice} submit={words.withdraw} variant="quiet" small />
    </div>
  )
}

type StepsProps = {
  leaving: CustomerRental['leaving']
  bodies: Record<LeavingStepId, ReactNode>
}

function Steps({ leaving, bodies }: StepsProps) {
  const steps = readLeavingSteps(leaving)
  const next = steps.find(({ isDone }) => !isDone)?.id
  // Whichever was opened stays so until another step is next.
  const [opened, setOpened] = useState<{ at?: LeavingStepId; id?: LeavingStepId }>({})
  const shown = opened.at === next && 'id' in opened ? opened.id : next
  const list = useFocusedStep(next)

  function toggle(id: LeavingStepId, isOpen: boolean) {
    const change = isOpen ? { id } : shown === id ? { id: undefined } : null
    if (change && change.id !== shown)
      setOpened({ ...(next && { at: next }), ...change } as typeof opened)
  }

  return (
    <ol ref={list} className="grid grid-cols-1 gap-2">
      {steps.map(({ id, isDone }) => (
        <li key={id}>
          <details
            className="rounded-lg border border-line data-next:border-2 data-next:border-accent"
            open={shown === id}
            data-next={id === next || undefined}
            onToggle={({ currentTarget }) => toggle(id, currentTarget.open)}
          >
            <summary className={`${SUMMARY} ${isDone ? 'text-success' : ''}`}>
              <Icon name={isDone ? 'check' : 'circle'} size={20} />
              <span className="font-semibold">{words.steps[id].title}</span>{' '}
              <span className="text-muted">{describe(id, isDone, leaving)}</span>
            </summary>
            {shown === id && (
              <div className="grid grid-cols-1 gap-4 px-3.5 pt-1 pb-4">{bodies[id]}</div>
            )}
          </details>
        </li>
      ))}
    </ol>
  )
}

const SUMMARY =
  'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2.5 gap-y-1 px-3.5 py-2 [&>svg]:flex-none'

function describe(id: LeavingStepId, isDone: boolean, leaving: CustomerRental['leaving']) {
  const { mail, keysOut, closedOn, datesGivenOn, crdClosedOn } = leaving
  const count = id === 'mail' ? mail : keysOut
  const day = {
    close: closedOn,
    dates: datesGivenOn,
    crd: crdClosedOn,
    mail: null,
    keys: null,
    settle: null,
  }[id]
  const text = isDone ? words.steps[id].done : words.steps[id].open
  return interpolate(text, { count, day: day ? formatDate(day) : '' })
}

/** The first control of a step takes the focus once the step before it is done, not when the page is opened. */
function useFocusedStep(next: LeavingStepId | undefined) {
  const list = useRef<HTMLOListElement>(null)
  const shown = useRef(next)

  useEffect(() => {
    if (shown.current === next) return
    shown.current = next
    const step = list.current?.querySelector('[data-next]')
    const control = 'select, textarea, input:not([type=hidden]), button, summary'
    const inBody = step?.querySelector<HTMLElement>(`summary ~ * :is(${control})`)
    ;(inBody ?? step?.querySelector<HTMLElement>('summary'))?.focus()
  }, [next])
  return list
}

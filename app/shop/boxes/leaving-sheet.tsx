import { useState } from 'react'

import { business } from '#app/content/business.ts'
import { customer as customerWords } from '#app/content/staff/customers.ts'
import { leaving as words } from '#app/content/staff/leaving.ts'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { leavingSheet as english } from '#shared-content/leaving-sheet.ts'
import { wallClock } from '#shared/calendar.ts'
import { leavingSheet as spanish } from '#shared/content/es/leaving-sheet.ts'
import { interpolate } from '#shared/interpolate.ts'
import { languages, type Language } from '#shared/language.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Customer, CustomerRental } from '#shared/shop/boxes/customer.ts'
import { netOf } from '#shared/shop/boxes/leaving.ts'

const texts = { en: english, es: spanish }
const LOCALES = { en: 'en-US', es: 'es-US' }

type LeavingSheetProps = { customer: Customer; rental: CustomerRental }

export function LeavingSheet({ customer, rental }: LeavingSheetProps) {
  const [language, setLanguage] = useState<Language>(customer.language)
  const { leaving } = rental
  if (!leaving.closedOn) return <p>{words.dates.first}</p>
  return (
    <>
      <FormContext value={noForm}>
        <SelectField
          name="language"
          label={words.dates.language}
          options={languages.map((each) => ({ id: each, label: customerWords.languages[each] }))}
          value={language}
          onChange={({ target }) => setLanguage(target.value as Language)}
        />
      </FormContext>
      <Lines customer={customer} rental={rental} language={language} />
      <div className="flex flex-wrap gap-3 items-center">
        <PrintButton
          variant="quiet"
          sheet={<Sheet customer={customer} rental={rental} language={language} />}
        >
          <Icon name="print" />
          {words.dates.print}
        </PrintButton>
        {leaving.datesGivenOn ? (
          <p>{interpolate(words.steps.dates.done, { day: formatDate(leaving.datesGivenOn) })}</p>
        ) : (
          <StepForm call={boxCalls.noteDatesGiven} submit={words.dates.submit} />
        )}
      </div>
    </>
  )
}

type SheetProps = LeavingSheetProps & { language: Language }

function Sheet(props: SheetProps) {
  const { customer, rental, language } = props
  const { title, given } = texts[language]
  return (
    <div className="grid grid-cols-1 gap-6" lang={language}>
      <h1>{interpolate(title, { box: rental.box })}</h1>
      <p>{customer.name}</p>
      <Lines {...props} />
      <p>{interpolate(given, { day: formatsOf(language).day(customer.today) })}</p>
      <p>{[business.name, ...business.addressLines, business.phone].join(', ')}</p>
    </div>
  )
}

function Lines({ rental: { box, closing, leaving }, language }: SheetProps) {
  const text = texts[language]
  const { day, dollars } = formatsOf(language)
  if (!closing) return null
  const { closesOn, remailUntil, agentUntil } = closing
  const net = netOf(leaving)
  const moved = leaving.settled.map(({ kind, cents, at, receipt }) =>
    interpolate(kind === 'refund' ? text.paid : text.taken, {
      amount: dollars(cents),
      day: day(wallClock(at, business.timeZone).date),
      receipt,
    }),
  )
  const isPaidBack = leaving.settled.some(({ kind }) => kind === 'refund')
  const lines = [
    interpolate(text.closed, { day: day(closesOn) }),
    leaving.remailDeclinedOn ? text.declined : interpolate(text.remail, { day: day(remailUntil) }),
    interpolate(text.number, { box, day: day(remailUntil) }),
    interpolate(text.agent, { day: day(agentUntil) }),
    text.noChange,
    ...moved,
    ...(isPaidBack ? [] : [text.keptDeposit]),
    ...(net < 0 ? [interpolate(text.owed, { amount: dollars(0 - net) })] : []),
  ]
  return (
    <BulletList lang={language}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </BulletList>
  )
}

function formatsOf(language: Language) {
  const locale = LOCALES[language]
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const amounts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  return {
    day: (day: string) => days.format(Date.parse(day)),
    dollars: (cents: number) => amounts.format(cents / 100),
  }
}

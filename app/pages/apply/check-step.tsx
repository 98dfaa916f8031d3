import { apply } from '#app/content/en/apply.ts'
import { worksheetWords as worksheets } from '#app/content/en/worksheets.ts'
import { quote } from '#app/pricing/quote.ts'
import { interpolate } from '#shared/interpolate.ts'
import { type DraftPerson, householdOf, type Step } from '#app/rental/draft.ts'
import { useDraft } from '#app/rental/draft-store.ts'
import { documentName, planName } from '#app/rental/names.ts'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { needsIds, neededForms } from '#shared/rental/household.ts'

import { rentalOf } from './household-receipt.tsx'
import { StepForm } from './step-form.tsx'
import { useStep } from './use-step.ts'
import { WorksheetForm } from './worksheet-form.tsx'

import css from './wizard.module.css'

const { check: words } = apply

/** What is filed, and the worksheets that may be filled in on the device. */
export function CheckStep() {
  const draft = useDraft()
  const household = householdOf(draft)
  const { dueToday } = quote(rentalOf(draft))

  return (
    <>
      <StepForm step="check" title={words.title} lead={words.lead}>
        <dl className={`${css.rows} stack gap-0`}>
          <Row step="plan" term={words.plan}>
            {interpolate(words.planLine, { plan: planName(draft.plan), months: draft.months })},{' '}
            {words.payments[draft.payment]}
          </Row>
          <Row step="plan" term={words.dueWhenSigning}>
            {interpolate(words.dueLine, { amount: formatExactDollars(dueToday) })}
          </Row>
          <Row step="use" term={words.kind}>
            {apply.use[draft.use].name}
          </Row>
          {household.recipients.map((person) => (
            <Row key={person.id} step="people" term={apply.people.kinds[person.kind].name}>
              <strong>{person.name}</strong>
              <br />
              <span className="quiet">{idsOf(person)}</span>
            </Row>
          ))}
        </dl>
      </StepForm>
      <section className={`${css.sheets} border-t stack`} aria-labelledby="worksheets-title">
        <h2 id="worksheets-title" className="text-part">
          {worksheets.title}
        </h2>
        <p>{worksheets.lead}</p>
        <p className={`${css.promise} success`}>{worksheets.promise}</p>
        {neededForms(household).map((form) => (
          <WorksheetForm key={`${form.signer.id} ${form.service}`} form={form} />
        ))}
      </section>
    </>
  )
}

type RowProps = { step: Step; term: string; children: React.ReactNode }

function Row({ step, term, children }: RowProps) {
  const { go } = useStep()
  return (
    <div>
      <dt className="quiet">{term}</dt>
      <dd className="break-anywhere">{children}</dd>
      <dd className={css.edit}>
        <Button
          variant="plain"
          small
          aria-label={interpolate(words.changeStep, { name: term })}
          onClick={() => go(step)}
        >
          {words.change}
        </Button>
      </dd>
    </div>
  )
}

function idsOf(person: DraftPerson) {
  if (!needsIds(person)) return words.noId
  return interpolate(words.idLine, {
    photo: documentName(person.photoId),
    address: documentName(person.addressId),
  })
}

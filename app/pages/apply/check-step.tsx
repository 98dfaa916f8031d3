import { nameTerms, shareWords } from '#app/pricing/price-words.ts'
import { householdOf, useDraft, type DraftPerson } from '#app/shop/applications/draft.ts'
import { type Step } from '#app/shop/applications/steps.ts'
import { NativeName } from '#app/shop/core/name-inputs.tsx'
import { documentName, planName } from '#app/shop/core/names.ts'
import { Button } from '#app/ui/button.tsx'
import { apply } from '#content/apply.ts'
import { interpolate } from '#shared/interpolate.ts'
import { needsIds } from '#shared/shop/applications/household.ts'

import { PriceAfterwards, PriceItems, usePrice } from './price-line.tsx'
import { StepForm, useStep } from './step-form.tsx'
import { WorksheetForms } from './worksheet-forms.tsx'

const { check: words } = apply

export function CheckStep() {
  const draft = useDraft()
  const household = householdOf(draft)
  const price = usePrice()

  return (
    <StepForm step="check" title={words.title} lead={words.lead} after={<WorksheetForms />}>
      <dl className="grid grid-cols-1">
        <Row step="plan" term={words.plan}>
          {interpolate(words.planLine, {
            plan: planName(draft.plan),
            term: nameTerms([draft.months]),
          })}
          , {words.payments[draft.payment]}
        </Row>
        <Row step="use" term={words.kind}>
          {apply.use[draft.use].name}
        </Row>
        {household.recipients.map((person, index) => (
          <Row key={person.id} step="people" term={apply.people.kinds[person.kind].name}>
            <strong>
              {person.name}
              <NativeName name={person.nativeName} />
            </strong>
            <br />
            <span className="text-15 text-muted">
              {idsOf(person)}.{' '}
              {price?.people[index] && <span>{shareWords(price.people[index], draft)}</span>}
            </span>
          </Row>
        ))}
      </dl>
      {price && (
        <section className="grid grid-cols-1 gap-3" aria-labelledby="price-title">
          <h3 id="price-title">{words.price}</h3>
          <PriceItems price={price} />
          <PriceAfterwards />
        </section>
      )}
    </StepForm>
  )
}

type RowProps = { step: Step; term: string; children: React.ReactNode }

function Row({ step, term, children }: RowProps) {
  const { go } = useStep()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-line py-3.5">
      <dt className="col-start-1 text-15 text-muted">{term}</dt>
      <dd className="col-start-1 wrap-anywhere">{children}</dd>
      <dd className="col-start-2 row-span-2 row-start-1 self-center">
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

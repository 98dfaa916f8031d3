import { plans, type Plan } from '#app/pricing/plans.ts'
import { priceOf } from '#app/pricing/price.ts'
import { RentalFields } from '#app/pricing/rental-fields.tsx'
import {
  changeDraft,
  householdOf,
  readDraft,
  useDraft,
  withUse,
  type Draft,
} from '#app/shop/applications/draft.ts'
import { isPlanOffered, isPlanWrong } from '#app/shop/applications/steps.ts'
import { Banner, TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatDollars } from '#app/ui/dollars.ts'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { apply } from '#content/apply.ts'
import { interpolate } from '#shared/interpolate.ts'

import { StepForm } from './step-form.tsx'

const { plan: planWords } = apply
const { use: words } = apply

export function PlanStep() {
  const draft = useDraft()
  return (
    <StepForm step="plan" title={planWords.title} lead={planWords.lead}>
      <TextBanner tone="warning" text={!isPlanOffered(draft) && planWords.gone} />
      <RentalFields selection={draft} choose={changeDraft} />
      <p className="text-15 text-muted">{planWords.nothingNow}</p>
      <p className="text-15 text-muted">{apply.draft.inTab}</p>
    </StepForm>
  )
}

const uses = ['personal', 'business'] as const

export function UseStep() {
  const draft = useDraft()
  const other = plans.find(({ receives }) => receives.businessName)

  return (
    <StepForm step="use" title={words.title}>
      <RadioCards
        legend={words.legend}
        name="use"
        value={draft.use}
        onChoose={(use) => changeDraft(withUse(readDraft(), use))}
        className="grid grid-cols-1 gap-3"
        options={uses.map((use) => ({ value: use, label: words[use].name, text: words[use].text }))}
      />
      {isPlanWrong(draft) && other && (
        <Banner tone="warning">
          <p>{words.wrongPlan}</p>
          <Button variant="quiet" small onClick={() => changeDraft({ plan: other.id })}>
            {interpolate(words.otherPlan, { plan: other.name, price: monthlyOf(draft, other) })}
          </Button>
        </Banner>
      )}
    </StepForm>
  )
}

function monthlyOf(draft: Draft, { monthlyCents }: Plan) {
  const { months, payment } = draft
  return formatDollars(
    priceOf({ ...householdOf(draft), months, payment, monthlyCents }).monthlyAllIn,
  )
}

import { apply } from '#app/content/en/apply.ts'
import { RentalFields } from '#app/pricing/rental-fields.tsx'
import { changeDraft, useDraft } from '#app/rental/draft-store.ts'
import { TextBanner } from '#app/ui/banner.tsx'

import { HouseholdReceipt } from './household-receipt.tsx'
import { StepForm } from './step-form.tsx'

const { plan: words } = apply

/** Plan, term and way to pay, with the calculator's own figures. */
export function PlanStep() {
  const draft = useDraft()
  return (
    <StepForm step="plan" title={words.title} lead={words.lead}>
      <RentalFields selection={draft} choose={changeDraft} />
      <HouseholdReceipt draft={draft} />
      <TextBanner tone="note" text={words.nothingNow} />
    </StepForm>
  )
}

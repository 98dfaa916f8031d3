import { apply } from '#app/content/en/apply.ts'
import { plans } from '#app/pricing/plans.ts'
import { interpolate } from '#shared/interpolate.ts'
import { isPlanWrong, withUse } from '#app/rental/draft.ts'
import { changeDraft, readDraft, useDraft } from '#app/rental/draft-store.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'

import { Choice, StepForm } from './step-form.tsx'

const { use: words } = apply
const uses = ['personal', 'business'] as const

/** Personal or business: it decides which forms there are, and which plans. */
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
        className="stack gap-3"
        options={uses.map((use) => ({ value: use, label: <Choice {...words[use]} /> }))}
      />
      {isPlanWrong(draft) && other && (
        <Banner tone="warning">
          <p>{words.wrongPlan}</p>
          <Button variant="quiet" small onClick={() => changeDraft({ plan: other.id })}>
            {interpolate(words.otherPlan, { plan: other.name })}
          </Button>
        </Banner>
      )}
    </StepForm>
  )
}

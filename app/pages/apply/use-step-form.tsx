import { apply } from '#app/content/en/apply.ts'
import { plans } from '#app/content/plans.ts'
import { interpolate } from '#shared/interpolate.ts'
import { isPlanWrong, withUse } from '#app/rental/draft.ts'
import { changeDraft, readDraft, useDraft } from '#app/rental/draft-store.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import radio from '#app/ui/radio-group.module.css'

import { StepForm } from './step-form.tsx'

import css from './wizard.module.css'

const { use: words } = apply
const uses = ['personal', 'business'] as const

/** Personal or business: it decides which forms there are, and which plans. */
export function UseStep() {
  const draft = useDraft()
  const other = plans.find(({ receives }) => receives.businessName)

  return (
    <StepForm step="use" title={words.title}>
      <fieldset className={radio.group}>
        <legend>{words.legend}</legend>
        <div className={css.choices}>
          {uses.map((use) => (
            <label key={use} className={radio.choice}>
              <input
                type="radio"
                name="use"
                value={use}
                checked={draft.use === use}
                onChange={() => changeDraft(withUse(readDraft(), use))}
              />
              <span>
                {words[use].name}
                <span className={css.quiet}>{words[use].text}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
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

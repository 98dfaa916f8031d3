import { intake as words } from '#app/content/en/staff/intake.ts'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { MAX_SHELF_LENGTH } from '#shared/rental/mail-requests.ts'
import { MAX_TRACKING_LENGTH } from '#shared/rental/tracking.ts'

import { labelSizes, useCounterSettings } from './counter-settings.ts'

import css from './intake-settings.module.css'

/** Where parcels are put, and what is printed: it stays until it is changed. */
export function IntakeSettings() {
  const { shelf, labelSize } = useCounterSettings()
  return (
    <div className="cluster gap-4 gap-x-8 items-start">
      <FormContext value={noForm}>
        <div className={css.shelf}>
          <TextField
            name="shelf"
            label={words.shelf}
            hint={words.shelfHint}
            value={shelf}
            maxLength={MAX_TRACKING_LENGTH + MAX_SHELF_LENGTH}
            required={false}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => useCounterSettings.setState({ shelf: target.value })}
            onBlur={({ target }) =>
              useCounterSettings.setState({ shelf: target.value.trim().slice(0, MAX_SHELF_LENGTH) })
            }
          />
        </div>
      </FormContext>
      <fieldset className={css.sizes}>
        <legend>{words.labelSize}</legend>
        {labelSizes.map((size) => (
          <label key={size}>
            <input
              type="radio"
              name="label-size"
              checked={size === labelSize}
              onChange={() => useCounterSettings.setState({ labelSize: size })}
            />
            {words.labelSizes[size]}
          </label>
        ))}
      </fieldset>
    </div>
  )
}

import { intake as words } from '#app/content/en/staff/intake.ts'
import { MAX_SHELF_LENGTH } from '#shared/rental/mail-requests.ts'
import { MAX_TRACKING_LENGTH } from '#shared/rental/tracking.ts'

import { labelSizes, useCounterSettings } from './counter-settings.ts'

import css from './intake-settings.module.css'

/** Where parcels are put, and what is printed: it stays until it is changed. */
export function IntakeSettings() {
  const { shelf, labelSize } = useCounterSettings()
  return (
    <div className={css.settings}>
      <label className={css.shelf}>
        {words.shelf}
        <input
          type="text"
          value={shelf}
          maxLength={MAX_TRACKING_LENGTH + MAX_SHELF_LENGTH}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="shelf-hint"
          onChange={({ target }) => useCounterSettings.setState({ shelf: target.value })}
          onBlur={({ target }) =>
            useCounterSettings.setState({ shelf: target.value.trim().slice(0, MAX_SHELF_LENGTH) })
          }
        />
        <span id="shelf-hint" className={css.hint}>
          {words.shelfHint}
        </span>
      </label>
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

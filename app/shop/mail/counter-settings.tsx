import { create } from 'zustand'
import { persist } from 'zustand/middleware'

import { intake as words } from '#app/content/staff/intake.ts'
import { flatJsonStorage } from '#app/islands/flat-json-storage.ts'
import { createSafeStorage } from '#app/islands/safe-storage.ts'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { MAX_SHELF_LENGTH } from '#shared/shop/mail/items.ts'
import { MAX_TRACKING_LENGTH } from '#shared/shop/mail/tracking.ts'

import css from './counter-settings.module.css'

const labelSizes = ['label', 'slip'] as const
export type LabelSize = (typeof labelSizes)[number]

type CounterSettings = { shelf: string; labelSize: LabelSize }

const KEY = 'counter.settings'
const storage = createSafeStorage(() => window.localStorage)

/** Where parcels are put, and what is printed for them: remembered on this device. */
export const useCounterSettings = create<CounterSettings>()(
  persist((): CounterSettings => ({ shelf: '', labelSize: 'label' }), {
    name: KEY,
    version: 1,
    storage: flatJsonStorage<CounterSettings>(KEY, () => storage),
    merge: (read) => {
      const { shelf, labelSize } = (read ?? {}) as Partial<CounterSettings>
      return {
        shelf: typeof shelf === 'string' ? shelf.slice(0, MAX_SHELF_LENGTH) : '',
        labelSize: labelSizes.find((size) => size === labelSize) ?? 'label',
      }
    },
  }),
)

export function readShelf() {
  return useCounterSettings.getState().shelf.trim().slice(0, MAX_SHELF_LENGTH)
}

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

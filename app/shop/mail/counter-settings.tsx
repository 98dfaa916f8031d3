import { intake as words } from '#app/content/staff/intake.ts'
import { ChoiceOfDevice } from '#app/shop/core/choice-of-device.tsx'
import { useCounterSettings, type LabelTime } from '#app/shop/core/counter-settings.ts'
import type { QueueEntry } from '#app/shop/core/stored-entries.ts'
import { FormContext, noForm } from '#app/ui/form-context.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { cleanLine } from '#shared/clean-text.ts'
import { MAX_SHELF_LENGTH } from '#shared/shop/mail/items.ts'
import { MAX_TRACKING_LENGTH } from '#shared/shop/mail/tracking.ts'

import { notePrinted } from './label-printer.tsx'

import css from './counter-settings.module.css'

/** Where parcels are put, what is printed, and when: it stays until it is changed. */
export function IntakeSettings({ entries }: { entries: QueueEntry[] }) {
  const { shelf, labelSize, labelTime } = useCounterSettings()

  function chooseTime(time: LabelTime) {
    // What was taken in before has its label, or was not to have one.
    if (time === 'each') notePrinted(entries)
    useCounterSettings.setState({ labelTime: time })
  }

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
              useCounterSettings.setState({
                shelf: cleanLine(target.value).slice(0, MAX_SHELF_LENGTH),
              })
            }
          />
        </div>
      </FormContext>
      <ChoiceOfDevice
        name="label-size"
        legend={words.labelSize}
        labels={words.labelSizes}
        value={labelSize}
        onChoose={(size) => useCounterSettings.setState({ labelSize: size })}
      />
      <ChoiceOfDevice
        name="label-time"
        legend={words.labelTime}
        labels={words.labelTimes}
        value={labelTime}
        onChoose={chooseTime}
      />
    </div>
  )
}

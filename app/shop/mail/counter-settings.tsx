import { useId, type ReactNode } from 'react'

import { intake as words } from '#app/content/staff/intake.ts'
import { useCounterSettings, type LabelTime } from '#app/shop/core/counter-settings.ts'
import type { QueueEntry } from '#app/shop/core/stored-entries.ts'
import { cleanLine } from '#shared/clean-text.ts'
import { MAX_SHELF_LENGTH } from '#shared/shop/mail/items.ts'
import { MAX_TRACKING_LENGTH } from '#shared/shop/mail/tracking.ts'

import { markPrinted } from './label-printer.tsx'

export function IntakeSettings({ entries }: { entries: QueueEntry[] }) {
  const { shelf, labelSize, labelTime } = useCounterSettings()

  function chooseTime(time: LabelTime) {
    // Earlier items have their labels, or need none.
    if (time === 'each') markPrinted(entries)
    useCounterSettings.setState({ labelTime: time })
  }

  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Setting label={words.shelf}>
        {(id) => (
          <input
            id={id}
            className={`${CONTROL} w-28`}
            type="text"
            value={shelf}
            title={words.shelfHint}
            maxLength={MAX_TRACKING_LENGTH + MAX_SHELF_LENGTH}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => useCounterSettings.setState({ shelf: target.value })}
            onBlur={({ target }) =>
              useCounterSettings.setState({
                shelf: cleanLine(target.value).slice(0, MAX_SHELF_LENGTH),
              })
            }
          />
        )}
      </Setting>
      <Choice
        label={words.labelSize}
        labels={words.labelSizes}
        value={labelSize}
        onChoose={(size) => useCounterSettings.setState({ labelSize: size })}
      />
      <Choice
        label={words.labelTime}
        labels={words.labelTimes}
        value={labelTime}
        onChoose={chooseTime}
      />
    </div>
  )
}

const CONTROL =
  'min-h-9 max-w-full rounded-md border border-line-strong bg-sunken px-2 text-base text-ink'

function Setting({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="flex min-w-0 items-center gap-2">
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

type ChoiceProps<Id extends string> = {
  label: string
  labels: Record<Id, string>
  value: Id
  onChoose: (id: Id) => void
}

function Choice<Id extends string>({ label, labels, value, onChoose }: ChoiceProps<Id>) {
  return (
    <Setting label={label}>
      {(id) => (
        <select
          id={id}
          className={CONTROL}
          value={value}
          onChange={({ target }) => onChoose(target.value as Id)}
        >
          {Object.entries<string>(labels).map(([each, name]) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Setting>
  )
}

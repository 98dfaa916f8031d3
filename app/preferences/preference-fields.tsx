import { useId, type ReactNode } from 'react'

import { columns as columnLabels } from '#content/mailboxes.ts'
import { preferenceFields as words } from '#content/preferences.ts'

import {
  changePreferences,
  columnNames,
  densities,
  type ColumnName,
  type Preferences,
} from './use-preferences.ts'

const LINE =
  'flex min-h-10 cursor-pointer items-center gap-3 wrap-anywhere has-disabled:cursor-default has-disabled:text-muted'

export function TableFields({ view }: { view: Preferences['tableView'] }) {
  const { density, showFilters, columns } = view

  function choose(column: ColumnName, isShown: boolean) {
    const others = columns.filter((name) => name !== column)
    changePreferences({ tableView: { columns: isShown ? [...others, column] : others } })
  }

  return (
    <>
      <RadioGroup
        label={words.density.label}
        value={density}
        options={densities.map((value) => [value, words.density[value]])}
        onChange={(value) => changePreferences({ tableView: { density: value } })}
      />
      <Checkbox
        label={words.showFilters}
        checked={showFilters}
        onChange={(checked) => changePreferences({ tableView: { showFilters: checked } })}
      />
      <Group label={words.columns}>
        {columnNames.map((name) => (
          <Checkbox
            key={name}
            label={columnLabels[name]}
            checked={columns.includes(name)}
            // It names the row.
            disabled={name === 'id'}
            onChange={(isShown) => choose(name, isShown)}
          />
        ))}
      </Group>
    </>
  )
}

const mapOptions = [
  { name: 'showFilters', label: words.showFilters },
  { name: 'showList', label: words.showList },
  { name: 'clusterMarkers', label: words.clusterMarkers },
  { name: 'showUserLocation', label: words.showUserLocation, hint: words.userLocationHint },
] as const

export function MapFields({ view }: { view: Preferences['mapView'] }) {
  return mapOptions.map(({ name, ...texts }) => (
    <Checkbox
      key={name}
      {...texts}
      checked={view[name]}
      onChange={(checked) => changePreferences({ mapView: { [name]: checked } })}
    />
  ))
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="grid grid-cols-1 gap-1 content-start">
      <legend>{label}</legend>
      {children}
    </fieldset>
  )
}

type RadioGroupProps<Value extends string> = {
  label: string
  value: Value
  options: readonly (readonly [value: Value, label: string])[]
  onChange: (value: Value) => void
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, value, options, onChange } = props
  const name = useId()
  return (
    <Group label={label}>
      {options.map(([option, text]) => (
        <label key={option} className={LINE}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {text}
        </label>
      ))}
    </Group>
  )
}

type CheckboxProps = {
  label: string
  hint?: string
  checked: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

export function Checkbox({ label, hint, checked, disabled, onChange }: CheckboxProps) {
  const id = useId()
  return (
    <div>
      <label className={LINE}>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-describedby={hint && id}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p id={id} className="pl-8.5 text-15 text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}

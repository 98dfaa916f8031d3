import type { ReactNode } from 'react'

import css from './imports.module.css'
import field from '#app/ui/field.module.css'

type SelectProps = {
  /** Read aloud; shown above unless it is hidden. */
  label: string
  isLabelHidden?: boolean
  value: string
  onChoose: (value: string) => void
  options: readonly { id: string; label: string }[]
}

/** A choice that takes effect at once. */
export function Select({ label, isLabelHidden = false, value, onChoose, options }: SelectProps) {
  const control = (
    <select
      aria-label={label}
      className={`${field.input} ${field.compact} ${field.choice} ${css.choice}`}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      {options.map(({ id, label: text }) => (
        <option key={id} value={id}>
          {text}
        </option>
      ))}
    </select>
  )
  return isLabelHidden ? control : <Labelled label={label}>{control}</Labelled>
}

export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <label className="stack gap-1">
      <span className="text-15 semibold">{label}</span>
      {children}
    </label>
  )
}

import type { ReactNode } from 'react'

export const CONTROL =
  'min-h-11 w-full max-w-80 min-w-0 rounded-md border border-line-strong bg-ground px-3 aria-invalid:border-error'

type SelectProps = {
  label: string
  isLabelHidden?: boolean
  value: string
  onChoose: (value: string) => void
  options: readonly { id: string; label: string }[]
}

export function Select({ label, isLabelHidden = false, value, onChoose, options }: SelectProps) {
  const control = (
    <select
      aria-label={label}
      className={CONTROL}
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
    <label className="grid grid-cols-1 gap-1">
      <span className="text-15 font-semibold">{label}</span>
      {children}
    </label>
  )
}

type PressesProps<Id extends string> = {
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id | undefined
  onChoose: (id: Id) => void
}

export function Presses<Id extends string>({ label, options, value, onChoose }: PressesProps<Id>) {
  return (
    <div className="flex flex-wrap gap-2" role="group" aria-label={label}>
      {options.map(({ id, label: text }) => (
        <button
          key={id}
          type="button"
          aria-pressed={id === value}
          className="min-h-10 cursor-pointer rounded-md border border-line px-3 hover:bg-lifted aria-pressed:border-accent aria-pressed:bg-lifted"
          onClick={() => onChoose(id)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

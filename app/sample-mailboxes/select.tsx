import { COMPACT, SELECT } from '#app/ui/looks.ts'

type SelectProps = {
  label: string
  value: string | number
  options: readonly (readonly [value: string | number, label: string])[]
  onChange: (value: string) => void
  className: string | undefined
}

export function Select({ label, value, options, onChange, className }: SelectProps) {
  return (
    <label className={className}>
      <span>{label}</span>{' '}
      <select
        className={`${COMPACT} ${SELECT}`}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

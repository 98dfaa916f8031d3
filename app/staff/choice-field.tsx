import radio from '#app/ui/radio-group.module.css'

import css from './choice-field.module.css'

type ChoiceFieldProps = {
  name: string
  label: string
  options: { id: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

/** One of a few things, all in sight: an arrow key chooses another. */
export function ChoiceField({ name, label, options, value, onChange }: ChoiceFieldProps) {
  return (
    <fieldset className={`${radio.group} ${css.field}`}>
      <legend>{label}</legend>
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.id} className={radio.choice}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={value === option.id}
              onChange={() => onChange(option.id)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

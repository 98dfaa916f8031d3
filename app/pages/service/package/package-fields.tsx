import { interpolate } from '#shared/interpolate.ts'
import { packageCalculator as words } from '#app/content/en/package-calculator.ts'
import type { Carrier } from '#app/content/carriers.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'

import css from './package.module.css'

const { fields } = words

const lengthUnits = [
  { id: 'in', label: words.units.in },
  { id: 'cm', label: words.units.cm },
]

const weightUnits = [
  { id: 'lb', label: words.units.lb },
  { id: 'oz', label: words.units.oz },
  { id: 'kg', label: words.units.kg },
]

export function SizeFields() {
  return (
    <>
      <div className={`${css.sides} stack items-start`}>
        <TextField name="length" label={fields.length} inputMode="decimal" autoComplete="off" />
        <TextField name="width" label={fields.width} inputMode="decimal" autoComplete="off" />
        <TextField name="height" label={fields.height} inputMode="decimal" autoComplete="off" />
        <SelectField name="lengthUnit" label={fields.lengthUnit} options={lengthUnits} />
      </div>
      <div className={`${css.weight} stack items-start`}>
        <TextField
          name="weight"
          label={fields.weight}
          inputMode="decimal"
          autoComplete="off"
          required={false}
        />
        <SelectField name="weightUnit" label={fields.weightUnit} options={weightUnits} />
      </div>
    </>
  )
}

export function DivisorFields({ carriers }: { carriers: Carrier[] }) {
  return (
    <details className={css.divisors}>
      <summary>
        {interpolate(words.divisors, {
          divisors: carriers.map(({ name, divisor }) => `${name} ${divisor}`).join(', '),
        })}
      </summary>
      <p className="measure muted">{words.aboutDivisors}</p>
      <div className={`${css.sides} stack items-start`}>
        {carriers.map(({ id, name, divisor }) => (
          <TextField
            key={id}
            name={`divisor-${id}`}
            label={interpolate(fields.divisor, { carrier: name })}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={divisor}
          />
        ))}
      </div>
    </details>
  )
}

import type { Carrier } from '#app/content/carriers.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'

import css from './package.module.css'

const lengthUnits = [
  { id: 'in', label: 'inches' },
  { id: 'cm', label: 'centimeters' },
]

const weightUnits = [
  { id: 'lb', label: 'pounds' },
  { id: 'oz', label: 'ounces' },
  { id: 'kg', label: 'kilograms' },
]

export function SizeFields() {
  return (
    <>
      <div className={css.sides}>
        <TextField name="length" label="Length" inputMode="decimal" autoComplete="off" />
        <TextField name="width" label="Width" inputMode="decimal" autoComplete="off" />
        <TextField name="height" label="Height" inputMode="decimal" autoComplete="off" />
        <SelectField name="lengthUnit" label="Measured in" options={lengthUnits} />
      </div>
      <div className={css.weight}>
        <TextField
          name="weight"
          label="Weight, if known"
          inputMode="decimal"
          autoComplete="off"
          required={false}
        />
        <SelectField name="weightUnit" label="Weighed in" options={weightUnits} />
      </div>
    </>
  )
}

export function DivisorFields({ carriers }: { carriers: Carrier[] }) {
  return (
    <details className={css.divisors}>
      <summary>
        Divisors: {carriers.map(({ name, divisor }) => `${name} ${divisor}`).join(', ')}
      </summary>
      <p>
        How many cubic inches count as one pound. Carriers change these, and contracts differ: check
        with the carrier, and write its number here.
      </p>
      <div className={css.sides}>
        {carriers.map(({ id, name, divisor }) => (
          <TextField
            key={id}
            name={`divisor-${id}`}
            label={`${name} divisor`}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={divisor}
          />
        ))}
      </div>
    </details>
  )
}

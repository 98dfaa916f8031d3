import { useEffect, useRef, useState, type FormEvent } from 'react'

import { carriers } from '#app/content/carriers.ts'
import { FormContext } from '#app/ui/form-context.ts'
import type { FormErrors } from '#app/ui/read-form.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { packageCalculator as words } from '#content/package-calculator.ts'
import { interpolate } from '#shared/interpolate.ts'

import { measurePackage, type MeasuredPackage } from './measure-package.ts'
import { PackageResult } from './package-result.tsx'
import { readPackage } from './read-package.ts'

export function PackageCalculator() {
  const { form, problems, measured, measure } = usePackage()

  return (
    <section
      id="package"
      className="grid grid-cols-1 gap-5 rounded-xl border border-line bg-raised p-[clamp(1.25rem,3vw,2rem)]"
      aria-labelledby="package-title"
    >
      <h2 id="package-title" className="text-part">
        {words.title}
      </h2>
      <p className="max-w-measure text-muted">{words.lead}</p>
      <noscript>
        <p className="text-muted">{words.needsScripts}</p>
      </noscript>
      <FormContext value={{ problems, pending: null }}>
        <form
          ref={form}
          noValidate
          className="grid grid-cols-1 gap-5"
          onSubmit={measure}
          aria-label={words.form}
        >
          <SizeFields />
          <DivisorFields />
          <div>
            <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
          </div>
        </form>
      </FormContext>
      <PackageResult measured={measured} />
    </section>
  )
}

function usePackage() {
  const form = useRef<HTMLFormElement>(null)
  const [problems, setProblems] = useState<FormErrors | null>(null)
  const [measured, setMeasured] = useState<MeasuredPackage | null>(null)

  useEffect(() => {
    const wrong = problems && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    wrong?.closest('details')?.setAttribute('open', '')
    wrong?.focus()
  }, [problems])

  function measure(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const read = readPackage(new FormData(event.currentTarget), carriers)
    setProblems(read.problems)
    setMeasured(read.entered && measurePackage(read.entered, carriers))
  }

  return { form, problems, measured, measure }
}

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

const WEIGHT = 'grid grid-cols-1 items-start gap-4 min-[30rem]:grid-cols-2'
const SIDES = `${WEIGHT} sm:grid-cols-4`

function SizeFields() {
  return (
    <>
      <div className={SIDES}>
        <TextField name="length" label={fields.length} inputMode="decimal" autoComplete="off" />
        <TextField name="width" label={fields.width} inputMode="decimal" autoComplete="off" />
        <TextField name="height" label={fields.height} inputMode="decimal" autoComplete="off" />
        <SelectField name="lengthUnit" label={fields.lengthUnit} options={lengthUnits} />
      </div>
      <div className={WEIGHT}>
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

function DivisorFields() {
  return (
    <details>
      <summary className="py-2 text-[0.9375rem] text-muted">
        {interpolate(words.divisors, {
          divisors: carriers.map(({ name, divisor }) => `${name} ${divisor}`).join(', '),
        })}
      </summary>
      <p className="max-w-measure mt-1 mb-4 text-[1rem] text-muted">{words.aboutDivisors}</p>
      <div className={SIDES}>
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

import { customer as words } from '#app/content/staff/customers.ts'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { changeCalls } from '#shared/shop/boxes/change-calls.ts'
import type { CustomerRental } from '#shared/shop/boxes/customer.ts'

const { numberChange } = words

/** Another number for an open box: its keys come back, and its mail goes along. */
export function NumberForm({ rental: { box, keysOut } }: { rental: CustomerRental }) {
  return (
    <StepForm
      call={changeCalls.changeNumber}
      hasId
      label={numberChange.title}
      submit={numberChange.submit}
      variant="quiet"
    >
      <p className="text-muted">{interpolate(numberChange.lead, { box })}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <NumberField name="box" label={numberChange.box} />
        <NumberField name="keysBack" label={numberChange.keysBack} defaultValue={keysOut} />
        <NumberField name="keys" label={numberChange.keys} defaultValue={Math.max(1, keysOut)} />
      </div>
    </StepForm>
  )
}

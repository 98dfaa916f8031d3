import { useCallback, useEffect, useRef, useState } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'

import { termsInMonths } from '#app/content/fees.ts'
import { staffPageWords } from '#app/content/staff/console.ts'
import {
  customer,
  recipientKinds as kindNames,
  newApplication as words,
} from '#app/content/staff/customers.ts'
import { addressIds, photoIds } from '#app/facts/documents.ts'
import { plans } from '#app/pricing/plans.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import {
  ApplicationPrice,
  readTerms,
  type ChosenTerms,
} from '#app/shop/applications/application-price.tsx'
import { NameInputs, NativeNameInput } from '#app/shop/core/name-inputs.tsx'
import { postForm } from '#app/shop/core/post-form.ts'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { Button } from '#app/ui/button.tsx'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { CARD } from '#app/ui/looks.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { apply } from '#content/apply.ts'
import { interpolate } from '#shared/interpolate.ts'
import { languages } from '#shared/language.ts'
import { householdCalls } from '#shared/shop/applications/counter-calls.ts'
import {
  isOfBusiness,
  needsIds,
  recipientKinds,
  type RecipientKind,
} from '#shared/shop/applications/household.ts'

const USES = ['personal', 'business'] as const
const PAYMENTS = ['ahead', 'monthly'] as const

export default function NewCustomer() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const [use, setUse] = useState<(typeof USES)[number]>('personal')
  const [count, setCount] = useState(1)
  /** The account of a visit booked without an application. */
  const customerId = params.get('for')
  const submission = useSubmission(async (form) => {
    const posted = await postForm(householdCalls.fileAtCounter, form, {})
    if (posted.problems) return posted
    void navigate(href('/staff/customers/:id', { id: posted.data.id }))
    return { problems: null }
  })

  const fields = useRef<HTMLDivElement>(null)
  const [terms, setTerms] = useState<ChosenTerms | null>(null)
  const readPrice = useCallback(() => {
    const form = fields.current?.closest('form')
    if (form) setTerms(readTerms(new FormData(form)))
  }, [])
  useEffect(readPrice, [readPrice, use, count])

  return (
    <>
      <StaffPageHead about={words.lead} />
      <Form fetcher={submission} label={staffPageWords['new-customer'].title}>
        <div
          ref={fields}
          className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,36rem)_auto] lg:items-start"
          onInput={readPrice}
        >
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            {customerId ? (
              <p>
                <input type="hidden" name="customerId" value={customerId} />
                {interpolate(words.forVisit, { name: params.get('name') ?? '' })}
              </p>
            ) : (
              <AccountFields />
            )}
            <TextField
              name="application.phone"
              type="tel"
              label={words.phone}
              required={false}
              autoComplete="off"
            />
            <SelectField
              name="application.use"
              label={words.use}
              options={USES.map((id) => ({ id, label: words.uses[id] }))}
              value={use}
              onChange={({ target }) =>
                setUse(target.value === 'business' ? 'business' : 'personal')
              }
            />
            <SelectField
              name="application.plan"
              label={words.plan}
              options={plans.map(({ id, name }) => ({ id, label: name }))}
            />
            <SelectField
              name="application.months"
              label={words.months}
              options={termsInMonths.map((months) => ({
                id: String(months),
                label: nameTerms([months]),
              }))}
            />
            <SelectField
              name="application.payment"
              label={words.payment}
              options={PAYMENTS.map((id) => ({ id, label: words.payments[id] }))}
            />
            <input type="hidden" name="application.signing" value="counter" />
            {Array.from({ length: count }, (_, index) => (
              <RecipientFields
                // oxlint-disable-next-line react/no-array-index-key -- a recipient is nothing but a place in the form
                key={index}
                index={index}
                use={use}
              />
            ))}
            <div className="flex flex-wrap gap-3">
              <Button variant="quiet" onClick={() => setCount(count + 1)}>
                {words.add}
              </Button>
              {count > 1 && (
                <Button variant="quiet" onClick={() => setCount(count - 1)}>
                  {interpolate(words.remove, { number: count })}
                </Button>
              )}
            </div>
            <div>
              <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
            </div>
          </div>
          {terms && <ApplicationPrice terms={terms} />}
        </div>
      </Form>
    </>
  )
}

function AccountFields() {
  return (
    <>
      <TextField
        name="email"
        type="email"
        label={words.email}
        hint={words.emailHint}
        required={false}
        autoComplete="off"
      />
      {languages.length > 1 ? (
        <SelectField
          name="language"
          label={words.language}
          options={languages.map((id) => ({ id, label: customer.languages[id] }))}
        />
      ) : (
        <input type="hidden" name="language" value={languages[0]} />
      )}
    </>
  )
}

type RecipientFieldsProps = { index: number; use: 'personal' | 'business' }

function RecipientFields({ index, use }: RecipientFieldsProps) {
  const kinds = recipientKinds.filter((kind) =>
    index === 0
      ? kind === 'applicant'
      : kind !== 'applicant' && (use === 'business' || !isOfBusiness(kind)),
  )
  const [chosen, setKind] = useState<RecipientKind>(index === 0 ? 'applicant' : 'adult')
  const kind = kinds.includes(chosen) ? chosen : 'adult'
  const [hasPersonalMail, setPersonalMail] = useState(false)
  const nameOf = (field: string) => `application.recipients.${index}.${field}`

  return (
    <fieldset className={CARD}>
      <legend className="sr-only">{interpolate(words.person, { number: index + 1 })}</legend>
      <SelectField
        name={nameOf('kind')}
        label={words.kind}
        options={kinds.map((id) => ({ id, label: kindNames[id] }))}
        value={kind}
        onChange={({ target }) => setKind(target.value as RecipientKind)}
      />
      <NameInputs kind={kind} within={nameOf('')} />
      <NativeNameInput within={nameOf('')} />
      {needsIds({ kind, hasPersonalMail }) && (
        <>
          <Documents name={nameOf('photoId')} label={apply.ids.photo} documents={photoIds} />
          <Documents name={nameOf('addressId')} label={apply.ids.address} documents={addressIds} />
        </>
      )}
      {(kind === 'applicant' || kind === 'employee') && use === 'business' && (
        <label className="flex items-center wrap-anywhere gap-2.5">
          <input
            type="checkbox"
            name={nameOf('hasPersonalMail')}
            value="true"
            checked={hasPersonalMail}
            onChange={({ target }) => setPersonalMail(target.checked)}
          />
          {words.personalMail}
        </label>
      )}
    </fieldset>
  )
}

type DocumentsProps = { name: string; label: string; documents: { id: string; name: string }[] }

function Documents({ name, label, documents }: DocumentsProps) {
  const options = documents.map(({ id, name: document }) => ({ id, label: document }))
  return <SelectField name={name} label={label} unchosen={apply.ids.choose} options={options} />
}

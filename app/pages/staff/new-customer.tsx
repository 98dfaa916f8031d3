import { useCallback, useEffect, useState } from 'react'
import { href, useNavigate, useSearchParams } from 'react-router'

import { termsInMonths } from '#app/content/fees.ts'
import { staffPageWords } from '#app/content/staff/console.ts'
import { customer, newApplication as words } from '#app/content/staff/customers.ts'
import { plans } from '#app/pricing/plans.ts'
import { nameTerms } from '#app/pricing/price-words.ts'
import {
  ApplicationPrice,
  readTerms,
  type ChosenTerms,
} from '#app/shop/applications/application-price.tsx'
import { CounterRecipient } from '#app/shop/applications/counter-recipient.tsx'
import { postForm } from '#app/shop/core/post-form.ts'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { useTypedForm, type TypedFields } from '#app/shop/core/typed-form.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { languages } from '#shared/language.ts'
import { householdCalls } from '#shared/shop/applications/counter-calls.ts'

const USES = ['personal', 'business'] as const
type Use = (typeof USES)[number]
const PAYMENTS = ['ahead', 'monthly'] as const

export default function NewCustomer() {
  const [cleared, setCleared] = useState(0)
  return (
    <>
      <StaffPageHead about={words.lead} />
      <ApplicationForm key={cleared} onClear={() => setCleared(cleared + 1)} />
    </>
  )
}

function ApplicationForm({ onClear }: { onClear: () => void }) {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { ref, typed, store, clear } = useTypedForm()
  const [use, setUse] = useState(readUse(typed['application.use']))
  const [count, setCount] = useState(countRecipients(typed))
  /** The account of a visit booked without an application. */
  const customerId = params.get('for')
  const submission = useSubmission(async (form) => {
    const posted = await postForm(householdCalls.fileAtCounter, form, {})
    if (posted.problems) return posted
    clear()
    void navigate(href('/staff/customers/:id', { id: posted.data.id }))
    return { problems: null }
  })

  const [terms, setTerms] = useState<ChosenTerms | null>(null)
  const noteInput = useCallback(() => {
    store()
    const form = ref.current?.closest('form')
    if (form) setTerms(readTerms(new FormData(form)))
  }, [ref, store])
  useEffect(noteInput, [noteInput, use, count])

  function startAnew() {
    clear()
    onClear()
  }

  return (
    <Form fetcher={submission} label={staffPageWords['new-customer'].title}>
      <div
        ref={ref}
        className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,36rem)_auto] lg:items-start"
        onInput={noteInput}
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
            onChange={({ target }) => setUse(readUse(target.value))}
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
            <CounterRecipient
              // oxlint-disable-next-line react/no-array-index-key -- recipients have no other key
              key={index}
              index={index}
              use={use}
              typed={typed}
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
          <div className="flex flex-wrap gap-3">
            <SubmitButton busy={words.busy}>{words.submit}</SubmitButton>
            <ConfirmButton
              title={words.clear}
              text={words.clearText}
              confirm={words.clear}
              cancel={words.keep}
              onConfirm={startAnew}
            />
          </div>
        </div>
        {terms && <ApplicationPrice terms={terms} />}
      </div>
    </Form>
  )
}

function readUse(text: string | undefined): Use {
  return text === 'business' ? 'business' : 'personal'
}

function countRecipients(typed: TypedFields) {
  return Object.keys(typed).filter((name) => name.endsWith('.kind')).length || 1
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

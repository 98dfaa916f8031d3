import { useId, useState } from 'react'

import { nameTerms } from '#app/pricing/price-words.ts'
import { callShop } from '#app/shop/client.ts'
import { formatDate, today } from '#app/shop/core/times.ts'
import { refreshAnswers } from '#app/shop/use-shop-query.ts'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { useForm } from '#app/ui/form-context.ts'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { refused } from '#app/ui/read-form.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { FieldProblem } from '#app/ui/text-field.tsx'
import { automaticRenewal as words } from '#content/card-payments.ts'
import { cards } from '#shared-content/cards.ts'
import { addDays } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import { cardCalls } from '#shared/shop/cards/calls.ts'

import { leaveFor } from './leave-for.ts'
import type { RenewalProps } from './renew-form.tsx'

const YEAR_MONTHS = 12

/** California's law asks for an earlier notice of a term of a year. */
export function daysOfNotice(months: number) {
  return months >= YEAR_MONTHS ? 30 : 7
}

export function AutomaticForm({ mailbox, renewal }: RenewalProps) {
  const [months, setMonths] = useState(mailbox.months)
  const { options } = renewal
  const option = options.find((each) => each.months === months) ?? options[0]
  const submission = useSubmission(async (form) => {
    if (!option) return { problems: null }
    if (!form.has('accepted')) return { problems: { fields: { accepted: cards.fields.accepted } } }
    const { data, error } = await callShop(cardCalls.startAutomatic, {
      mailbox: mailbox.id,
      seen: renewal.version,
      shownCents: option.rentCents,
      months: option.months,
      accepted: true,
    })
    if (data) await leaveFor(data.url)
    // Refusal and new amounts appear together.
    if (!error || error.status) await refreshAnswers()
    return error ? refused(error.message) : { problems: null }
  })
  if (!option) return null

  const { paidThrough } = renewal
  const firstDay = paidThrough && paidThrough > today() ? paidThrough : today()
  const days = daysOfNotice(option.months)
  const isSoon = firstDay < addDays(today(), days)
  const values = {
    term: nameTerms([option.months]),
    amount: formatExactDollars(option.rentCents),
    day: formatDate(firstDay),
    days,
  }
  return (
    <Form fetcher={submission} label={`${words.title}, ${mailbox.box}`}>
      <div className="max-w-sm">
        <SelectField
          name="months"
          label={words.term}
          value={String(option.months)}
          onChange={({ target }) => setMonths(Number(target.value))}
          options={options.map((each) => ({
            id: String(each.months),
            label: interpolate(words.option, {
              term: nameTerms([each.months]),
              amount: formatExactDollars(each.rentCents),
            }),
          }))}
        />
      </div>
      <div className="grid grid-cols-1 gap-4 rounded-lg border border-line-strong bg-raised px-[min(1.25rem,5vw)] py-4">
        <BulletList>
          {[...words.terms, ...(isSoon ? [words.soon] : [])].map((sentence) => (
            <li key={sentence}>{interpolate(sentence, values)}</li>
          ))}
        </BulletList>
        <Consent />
      </div>
      <div>
        <SubmitButton variant="quiet" busy={words.submitting}>
          {words.submit}
        </SubmitButton>
      </div>
    </Form>
  )
}

function Consent() {
  const id = useId()
  const { problems } = useForm()
  const problem = problems?.fields['accepted']
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label className="flex min-h-11 cursor-pointer items-start gap-3 font-semibold wrap-anywhere">
        <input
          type="checkbox"
          name="accepted"
          className="mt-0.5"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && id}
        />
        {words.accept}
      </label>
      {problem && <FieldProblem id={id} text={problem} />}
    </div>
  )
}

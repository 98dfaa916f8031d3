import { moneyPage } from '#app/content/en/staff/money.ts'
import { CallForm } from '#app/staff/call-form.tsx'
import { Button } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { PostingAnswer } from '#shared/rental/money-answers.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Done } from './done.ts'
import { describePosting } from './describe-posting.ts'

const { reverse: words } = moneyPage.postings

type ReverseFormProps = {
  posting: PostingAnswer
  onCancel: () => void
  onDone: (done: Done) => void
}

/** Takes a posting back, with the reason: the money alone, or what was charged with it, too. */
export function ReverseForm({ posting, onCancel, onDone }: ReverseFormProps) {
  const { batchId, kind, box } = posting
  const isPayment = kind === 'payment'
  const title = interpolate(words.title, {
    what: describePosting(posting) + (box === null ? '' : `, PMB ${box}`),
  })
  return (
    <section className={`${card.card} screen-only`} aria-label={title}>
      <h3>{title}</h3>
      <CallForm
        hasId
        path="/staff/money/reversals"
        label={title}
        submit={words.submit}
        values={isPayment ? { batchId } : { batchId, isWhole: true }}
        onDone={() => onDone({ text: words.done })}
      >
        {isPayment && (
          <RadioCards
            name="isWhole"
            legend={words.what}
            value="true"
            options={[
              { value: 'true', label: words.whole },
              { value: 'false', label: words.money },
            ]}
          />
        )}
        <TextField name="reason" label={words.reason} autoComplete="off" ref={focusFirst} />
      </CallForm>
      <div>
        <Button variant="plain" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </section>
  )
}

function focusFirst(input: HTMLInputElement | null) {
  input?.focus()
}

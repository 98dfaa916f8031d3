import { NameInputs } from '#app/shop/core/name-inputs.tsx'
import { postForm } from '#app/shop/core/post-form.ts'
import { Form, useSubmission } from '#app/ui/form.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { addressCard } from '#content/active-mailbox.ts'
import { mailboxCalls, type MailboxRecipient } from '#shared/shop/boxes/mailbox-calls.ts'

const { latin: words } = addressCard

type LatinNameFormProps = { mailbox: string; recipient: MailboxRecipient; onChange: () => void }

/** Asks for the Latin letters of a name that is known in another script alone. */
export function LatinNameForm({ mailbox, recipient, onChange }: LatinNameFormProps) {
  const submission = useSubmission(async (form) => {
    const values = { mailbox, recipient: recipient.id }
    const { problems } = await postForm(mailboxCalls.nameRecipient, form, values)
    if (!problems) onChange()
    return { problems }
  })
  return (
    <Form fetcher={submission} label={recipient.name}>
      <div className="grid items-start gap-5 xs:grid-cols-2">
        <NameInputs kind={recipient.kind} />
      </div>
      <div>
        <SubmitButton variant="quiet" busy={words.busy}>
          {words.submit}
        </SubmitButton>
      </div>
    </Form>
  )
}

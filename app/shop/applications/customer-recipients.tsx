import { customer, recipientKinds } from '#app/content/staff/customers.ts'
import type { InputOf } from '#app/shop/client.ts'
import { NameInputs, NativeName, NativeNameInput } from '#app/shop/core/name-inputs.tsx'
import { documentName } from '#app/shop/core/names.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { StepForm } from '#app/shop/core/step-form.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Facts } from '#app/ui/facts.tsx'
import { CARD } from '#app/ui/looks.ts'
import { nameFields } from '#content/name-fields.ts'
import { interpolate } from '#shared/interpolate.ts'
import { householdCalls } from '#shared/shop/applications/counter-calls.ts'
import { needsIds, signsForm } from '#shared/shop/applications/household.ts'
import { isPerson, nameInBoth } from '#shared/shop/applications/person-name.ts'
import { isDayUnknown, lackingIn, witnesses } from '#shared/shop/applications/tracker.ts'
import type { Customer, CustomerRecipient } from '#shared/shop/boxes/customer.ts'

import { AddRecipient, CHANGES } from './add-recipient.tsx'
import { IdsFields } from './ids-fields.tsx'

const {
  recipients: words,
  steps: { sign },
} = customer

export function RecipientsPart(answer: Customer) {
  const { recipients, removed, state, today, track } = answer
  const unacknowledged = lackingIn(track, 'acknowledged')
  const canChange = state === 'open' || state === 'active'
  return (
    <Part id="people" title={words.title}>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {recipients.map((recipient) => (
          <RecipientCard
            key={`${recipient.id} ${nameInBoth(recipient)}`}
            recipient={recipient}
            isAcknowledged={!unacknowledged.includes(recipient.id)}
            today={today}
            canChange={canChange}
          />
        ))}
      </div>
      {removed.map(({ id, name, removedOn }) => (
        <p key={id} className="text-15 text-muted">
          {interpolate(words.removed, { name, day: formatDate(removedOn) })}
        </p>
      ))}
      {canChange && <AddRecipient {...answer} />}
    </Part>
  )
}

type RecipientCardProps = {
  recipient: CustomerRecipient
  isAcknowledged: boolean
  today: string
  canChange: boolean
}

function RecipientCard({ recipient, isAcknowledged, today, canChange }: RecipientCardProps) {
  const { name, nativeName, kind, checked, formReason } = recipient
  const hasForm = signsForm(recipient)
  return (
    <section id={`person-${recipient.id}`} className={CARD} aria-label={name}>
      <h3 className="flex flex-wrap items-baseline gap-0 gap-x-3 text-[1.125rem] wrap-anywhere [&_span]:text-15 [&_span]:font-normal [&_span]:text-muted">
        {name}
        <NativeName name={nativeName} /> <span>{recipientKinds[kind]}</span>
      </h3>
      <TextBanner
        tone="note"
        text={formReason && interpolate(words.due, { reason: words.reasons[formReason] })}
      />
      <Facts
        of={[
          needsIds(recipient) && [words.ids, checked ? formatIds(checked, today) : words.noIds],
          hasForm && [words.form, formatForm(recipient)],
          hasForm && [words.acknowledgment, formatAcknowledgment(recipient, isAcknowledged)],
        ]}
      />
      {isDayUnknown(recipient) && <FormDay recipient={recipient} today={today} />}
      {canChange && <Changes recipient={recipient} />}
    </section>
  )
}

/** Imported lists lack this day. */
function FormDay({ recipient, today }: { recipient: CustomerRecipient; today: string }) {
  return (
    <StepForm
      call={householdCalls.noteSignature}
      values={{ recipient: recipient.id }}
      label={words.form}
      submit={words.enterDay}
      variant="quiet"
      fields={{
        witness: {
          label: sign.witness,
          options: Object.fromEntries(witnesses.map((id) => [id, sign[id]])),
        },
        on: { label: sign.on, value: today },
      }}
    />
  )
}

function Changes({ recipient }: { recipient: CustomerRecipient }) {
  const { name, kind, formStatus } = recipient
  const values = { recipient: recipient.id }
  const isFormSettled = signsForm(recipient) && formStatus !== 'to-sign'
  return (
    <details>
      <summary aria-label={interpolate(words.changeOf, { name })}>{words.change}</summary>
      <div className={CHANGES}>
        {needsIds(recipient) && (
          <StepForm
            call={householdCalls.noteIds}
            values={values}
            submit={words.newIds}
            variant="quiet"
          >
            <IdsFields />
          </StepForm>
        )}
        <StepForm
          call={householdCalls.renameRecipient}
          values={values}
          label={words.rename}
          submit={words.renameSubmit}
          variant="quiet"
        >
          <p className="text-15 text-muted">{words.renameHint}</p>
          {isPerson(kind) && recipient.givenName === null && (
            <p>{interpolate(nameFields.inParts, { name })}</p>
          )}
          <div className="grid items-start gap-5 xs:grid-cols-2">
            <NameInputs kind={kind} name={recipient} />
          </div>
          <NativeNameInput name={recipient} />
        </StepForm>
        {isFormSettled && (
          <>
            <FormDue values={{ ...values, reason: 'home-address' }} title={words.address}>
              {words.addressHint}
            </FormDue>
            <FormDue values={{ ...values, reason: 'forwarding' }} title={words.forwarding}>
              {words.forwardingHint}
            </FormDue>
          </>
        )}
        {kind !== 'applicant' && (
          <div className="grid grid-cols-1 gap-2 wrap-anywhere">
            <p className="text-15 text-muted">{words.removeHint}</p>
            <StepForm
              call={householdCalls.removeRecipient}
              values={values}
              submit={interpolate(words.remove, { name })}
              variant="quiet"
            />
          </div>
        )}
      </div>
    </details>
  )
}

type FormDueProps = {
  values: Pick<InputOf<typeof householdCalls.demandNewForm>, 'recipient' | 'reason'>
  title: string
  children: string
}

function FormDue({ values, title, children }: FormDueProps) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <p>
        <strong>{title}</strong>
      </p>
      <p className="text-15 text-muted">{children}</p>
      <StepForm
        call={householdCalls.demandNewForm}
        values={values}
        label={title}
        submit={words.note}
        variant="quiet"
      />
    </div>
  )
}

function formatIds(checked: NonNullable<CustomerRecipient['checked']>, today: string) {
  const { photoId, photoExpiresOn, addressId, addressExpiresOn } = checked
  return [
    formatDocument(photoId, photoExpiresOn, today),
    formatDocument(addressId, addressExpiresOn, today),
  ].join('; ')
}

function formatDocument(id: string, expiresOn: string | null, today: string) {
  const document = documentName(id)
  if (!expiresOn) return document
  const dated = interpolate(words.document, { document, day: formatDate(expiresOn) })
  return expiresOn < today ? `${dated} (${words.expired})` : dated
}

function formatForm(recipient: CustomerRecipient) {
  const { signedOn, witness, crdOn } = recipient
  if (isDayUnknown(recipient)) return words.dayUnknown
  if (!signedOn || !witness) return words.unsigned
  const signed = interpolate(words.signedBy[witness], { day: formatDate(signedOn) })
  return crdOn ? `${signed}; ${interpolate(words.crd, { day: formatDate(crdOn) })}` : signed
}

function formatAcknowledgment({ acknowledged }: CustomerRecipient, isAcknowledged: boolean) {
  if (!acknowledged) return isAcknowledged ? words.acknowledgedBefore : words.unsigned
  const { signedOn, language, textId: text } = acknowledged
  const values = { day: formatDate(signedOn), language: customer.languages[language], text }
  return interpolate(words.acknowledged, values)
}

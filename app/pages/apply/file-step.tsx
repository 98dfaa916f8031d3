import { useId } from 'react'
import { href, Link, useFetcher } from 'react-router'

import { withReturn } from '#app/auth/return-path.ts'
import { EmailAndPasswordFields } from '#app/auth/sign-up.tsx'
import { useSignedIn } from '#app/auth/use-session.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import { plans } from '#app/pricing/plans.ts'
import { AcknowledgmentText } from '#app/shop/applications/acknowledgment-text.tsx'
import { changeDraft, useDraft } from '#app/shop/applications/draft.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { useSlots } from '#app/shop/visits/slot-picker.tsx'
import { VisitPart } from '#app/shop/visits/visit-part.tsx'
import { Banner, TextBanner } from '#app/ui/banner.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useForm } from '#app/ui/form-context.ts'
import { Form } from '#app/ui/form.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { StepPanel } from '#app/ui/stepper.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { acknowledgmentWords } from '#content/acknowledgment-words.ts'
import { apply } from '#content/apply.ts'
import { interpolate } from '#shared/interpolate.ts'
import { signingWays } from '#shared/shop/applications/application.ts'
import { applicationCalls } from '#shared/shop/applications/calls.ts'

import { addressOf, useStep, type Outcome } from './step-form.tsx'

import css from './wizard.module.css'

const { file: words, stepper } = apply

/** An account where there is none yet, then the filing, then the time of the visit. */
export function FileStep() {
  const fetcher = useFetcher<Outcome>()
  const signedIn = useSignedIn()
  const { isFiled } = useDraft()

  return (
    <StepPanel
      step={isFiled ? 'filed' : 'file'}
      title={isFiled ? words.done.title : words.title}
      lead={isFiled ? undefined : words.lead}
    >
      {isFiled && <Filed />}
      {!isFiled && !signedIn && <AccountForm />}
      {!isFiled && signedIn && <FileForm fetcher={fetcher} />}
    </StepPanel>
  )
}

function AccountForm() {
  const fetcher = useFetcher<Outcome>()
  const { plan: planId, months } = useDraft()
  const plan = plans.find(({ id }) => id === planId)
  const login = withPlanChoice(href('/login'), plan ? { plan, months } : null)
  const { account } = words
  const email = fetcher.data?.email

  return (
    <>
      <h3>{account.title}</h3>
      <p className="quiet">{account.text}</p>
      {email ? (
        <TextBanner tone="success" focused="if-lost" text={interpolate(account.check, { email })} />
      ) : (
        <Form fetcher={fetcher} label={account.title}>
          <EmailAndPasswordFields />
          <div className={`${css.ways} cluster items-center`}>
            <BackButton />
            <SubmitButton intent="sign-up" busy={account.signingUp}>
              {account.signUp}
            </SubmitButton>
          </div>
        </Form>
      )}
      <div className={`${css.card} stack panel`}>
        <p>
          {account.have} <Link to={withReturn(login, addressOf('file'))}>{account.signIn}</Link>
        </p>
        <p className="quiet">{account.signInHint}</p>
      </div>
    </>
  )
}

type FileFormProps = { fetcher: ReturnType<typeof useFetcher<Outcome>> }

function FileForm({ fetcher }: FileFormProps) {
  const { signing, phone } = useDraft()
  const { isVideoOffered } = shopRental.booking
  const ways = signingWays.filter((way) => way !== 'video' || isVideoOffered)
  const isOpen = fetcher.state === 'idle' && fetcher.data?.isOpen

  return (
    <Form fetcher={fetcher} label={words.title}>
      <RadioCards
        legend={words.signing}
        name="signing"
        value={signing}
        onChoose={(way) => changeDraft({ signing: way })}
        className="stack gap-3"
        options={ways.map((way) => ({
          value: way,
          label: words.signings[way].name,
          text: words.signings[way].text,
        }))}
      />
      <TextField
        name="phone"
        type="tel"
        label={words.phone}
        hint={words.phoneHint}
        autoComplete="tel"
        required={false}
        value={phone}
        onChange={({ target }) => changeDraft({ phone: target.value })}
      />
      <Acknowledgment />
      {isOpen && (
        <Banner tone="warning">
          <p>
            <strong>{words.open.title}</strong>
          </p>
          <p>{words.open.text}</p>
          <div className={`${css.ways} cluster items-center`}>
            <SubmitButton small intent="replace" busy={words.open.replacing}>
              {words.open.replace}
            </SubmitButton>
            <ButtonLink small variant="quiet" href={href('/account')}>
              {words.open.go}
            </ButtonLink>
          </div>
        </Banner>
      )}
      <div className={`${css.ways} cluster items-center`}>
        <BackButton />
        <SubmitButton intent="file" busy={words.sending}>
          {words.send}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** What they will sign, read and agreed to before they file. */
function Acknowledgment() {
  const id = useId()
  const problem = useForm().problems?.fields.acknowledged
  const { title, lead, tick } = acknowledgmentWords
  return (
    <section className={`${css.card} stack panel`} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <p>{lead}</p>
      <AcknowledgmentText />
      <label className={`${css.tick} min-h-tap row items-start`}>
        <input
          type="checkbox"
          name="acknowledged"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem && `${id}-problem`}
        />
        {tick}
      </label>
      {problem && (
        <p id={`${id}-problem`} className="error">
          {problem}
        </p>
      )}
    </section>
  )
}

function BackButton() {
  const { go } = useStep()
  return (
    <Button variant="quiet" onClick={() => go('check')}>
      {stepper.back}
    </Button>
  )
}

function Filed() {
  const application = useShopQuery(applicationCalls.get, {})
  const slots = useSlots(application.data?.application?.state === 'open')
  const { signing } = useDraft()
  const visits = application.data?.visits ?? []
  const isBooked = visits.some(({ state }) => state === 'booked')
  const next = signing === 'notary' ? words.done.textNotary : !isBooked && words.done.text
  return (
    <>
      <TextBanner tone="success" text={next} />
      <VisitPart visits={visits} slots={slots} way={signing} onChange={application.refresh} />
      <div>
        <ButtonLink variant="quiet" href={href('/account')}>
          {words.done.account}
        </ButtonLink>
      </div>
    </>
  )
}

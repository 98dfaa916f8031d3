import { useEffect, useId, useRef, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'

import { withReturn } from '#app/auth/return-path.ts'
import { EmailAndPasswordFields } from '#app/auth/sign-up.tsx'
import { useSignedIn } from '#app/auth/use-session.ts'
import { shopRental } from '#app/facts/rental-facts.ts'
import { withPlanChoice } from '#app/pricing/plan-choice.ts'
import { plans } from '#app/pricing/plans.ts'
import { AcknowledgmentText } from '#app/shop/applications/acknowledgment-text.tsx'
import { changeDraft, useDraft } from '#app/shop/applications/draft.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { useForm } from '#app/ui/form-context.ts'
import { Form } from '#app/ui/form.tsx'
import { RadioCards } from '#app/ui/radio-cards.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { FieldProblem, TextField } from '#app/ui/text-field.tsx'
import { acknowledgmentWords } from '#content/acknowledgment-words.ts'
import { apply } from '#content/apply.ts'
import { messages } from '#content/auth-messages.ts'
import { changing } from '#content/filed-application.ts'
import { interpolate } from '#shared/interpolate.ts'
import { signingWays } from '#shared/shop/applications/application.ts'

import { addressOf } from './addresses.ts'
import { Tick } from './field-group.tsx'
import { useLetterWait } from './letter-wait.ts'
import type { Outcome } from './outcome.ts'
import { STEP_FORM, StepEnd, StepLayout } from './step-form.tsx'

const { file: words } = apply

export function FileStep() {
  const signedIn = useSignedIn()
  const isChange = useDraft(({ changes }) => changes !== null)
  const { title, lead } = isChange ? changing.file : words

  return (
    <StepLayout step="file" title={title} lead={lead}>
      {signedIn ? <FileForm isChange={isChange} /> : <AccountForm />}
    </StepLayout>
  )
}

function AccountForm() {
  const fetcher = useFetcher<Outcome>()
  const fields = useRef<HTMLDivElement>(null)
  const { email, letterTo, letterAt } = useDraft()
  const [corrected, setCorrected] = useState(0)
  const { account } = words
  const isSent = letterTo !== '' && corrected !== letterAt

  useEffect(() => {
    if (corrected) fields.current?.querySelector<HTMLInputElement>('input[name=email]')?.focus()
  }, [corrected])

  const end = isSent ? undefined : (
    <StepEnd step="file">
      <SubmitButton form={STEP_FORM} intent="sign-up" busy={account.signingUp}>
        {account.signUp}
      </SubmitButton>
    </StepEnd>
  )
  return (
    <>
      {isSent ? (
        <>
          <LetterSent onCorrect={() => setCorrected(letterAt)} />
          <StepEnd step="file" />
        </>
      ) : (
        <div className="grid grid-cols-1 gap-2">
          <h3>{account.title}</h3>
          <p className="text-15 text-muted">{account.text}</p>
          <SignInWay />
        </div>
      )}
      <Form fetcher={fetcher} id={STEP_FORM} label={account.title} enter="sign-up" end={end}>
        {/* Hidden rather than removed, so that the fields keep their text. */}
        <div ref={fields} hidden={isSent} className={isSent ? undefined : 'grid grid-cols-1 gap-5'}>
          <EmailAndPasswordFields
            value={email}
            onChange={({ target }) => changeDraft({ email: target.value })}
          />
        </div>
      </Form>
    </>
  )
}

function LetterSent({ onCorrect }: { onCorrect: () => void }) {
  const again = useFetcher<Outcome>()
  const { letterTo: email, letterAt } = useDraft()
  const seconds = useLetterWait(letterAt)
  const login = useLogin()
  const { account } = words
  const isSending = again.state !== 'idle'

  return (
    <>
      <TextBanner tone="success" focused="if-lost" text={interpolate(account.check, { email })} />
      <TextBanner tone="success" text={again.data?.isSentAgain && !isSending && messages.resent} />
      <TextBanner tone="error" text={!isSending && again.data?.problems?.form} />
      <div className="grid grid-cols-1 gap-3">
        <p>{account.notThere}</p>
        <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
          <Button
            variant="quiet"
            small
            waiting={seconds > 0 || isSending}
            onClick={() => void again.submit({ intent: 'send-again' }, { method: 'post' })}
          >
            {isSending
              ? account.sending
              : seconds > 0
                ? interpolate(account.againIn, { seconds })
                : account.again}
          </Button>
          <Button variant="quiet" small onClick={onCorrect}>
            {account.correct}
          </Button>
        </div>
        <div>
          <p>
            {account.confirmed}{' '}
            <Link to={login} state={{ showEmailConfirmation: true, email }}>
              {account.signIn}
            </Link>
          </p>
          <p className="text-15 text-muted">{account.signInHint}</p>
        </div>
      </div>
    </>
  )
}

function useLogin() {
  const { plan: planId, months } = useDraft()
  const plan = plans.find(({ id }) => id === planId)
  return withReturn(
    withPlanChoice(href('/login'), plan ? { plan, months } : null),
    addressOf('file'),
  )
}

function SignInWay() {
  const login = useLogin()
  const { account } = words
  return (
    <div>
      <p>
        {account.have} <Link to={login}>{account.signIn}</Link>
      </p>
      <p className="text-15 text-muted">{account.signInHint}</p>
    </div>
  )
}

function FileForm({ isChange }: { isChange: boolean }) {
  const fetcher = useFetcher<Outcome>()
  const { signing, phone } = useDraft()
  const { isVideoOffered } = shopRental.booking
  const ways = signingWays.filter((way) => way !== 'video' || isVideoOffered)
  const intent = isChange ? 'change' : 'file'
  const { send, sending } = isChange ? changing.file : words
  const end = (
    <StepEnd step="file">
      <SubmitButton form={STEP_FORM} intent={intent} busy={sending}>
        {send}
      </SubmitButton>
    </StepEnd>
  )

  return (
    <Form fetcher={fetcher} id={STEP_FORM} label={words.title} enter={intent} end={end}>
      <RadioCards
        legend={words.signing}
        name="signing"
        value={signing}
        onChoose={(way) => changeDraft({ signing: way })}
        className="grid grid-cols-1 gap-3"
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
    </Form>
  )
}

function Acknowledgment() {
  const id = useId()
  const problem = useForm().problems?.fields.acknowledged
  const { title, lead, tick } = acknowledgmentWords
  return (
    <section
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-raised p-[clamp(1rem,3vw,1.5rem)]"
      aria-labelledby={id}
    >
      <h3 id={id}>{title}</h3>
      <p>{lead}</p>
      <AcknowledgmentText />
      <Tick
        name="acknowledged"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
      >
        {tick}
      </Tick>
      {problem && <FieldProblem id={`${id}-problem`} text={problem} />}
    </section>
  )
}

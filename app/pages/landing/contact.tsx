import { business, emailLink, phoneLink } from '#app/content/business.ts'
import { staticPart } from '#app/islands/static-part.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { FormContext, useFormErrors } from '#app/ui/form-context.ts'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { contactForm } from '#content/contact.ts'
import { landing } from '#content/landing.ts'
import { language, locale } from '#content/language.ts'
import { interpolate } from '#shared/interpolate.ts'
import { MAX_MESSAGE_LENGTH, messageTopics, TRAP_FIELD } from '#shared/message-form.ts'

import { Section } from './section.tsx'
import { DRAFT, useMessage } from './use-message.ts'

const parts = () => import('./static-parts.tsx')
const ContactWays = staticPart(parts, 'ContactWays')

export function Contact() {
  return (
    <Section id="contact" isTinted title={landing.contact.title}>
      <div className="grid grid-cols-1 items-start gap-[clamp(1.5rem,5vw,4.5rem)] min-[60rem]:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <ContactWays />
        <ContactForm />
      </div>
    </Section>
  )
}

const { fields } = contactForm
const IDS = 'message'
const TITLE = `${IDS}-title`

/** Without scripts the browser submits the form, and the server redirects back to it. */
function ContactForm() {
  const { form, stage, send, startAnew } = useMessage()
  const { open, onInput } = useFormErrors(stage.name === 'writing' ? stage.problems : null)

  return (
    <div className="grid grid-cols-1 content-start gap-6 rounded-lg border border-line bg-raised p-[clamp(1.25rem,4vw,2.25rem)] [&>button]:justify-self-start">
      <h3 id={TITLE}>{contactForm.title}</h3>
      <SentWithoutScripts />
      {stage.name === 'sent' ? (
        <Sent onAnother={startAnew} />
      ) : (
        <form
          ref={form}
          data-draft={DRAFT}
          method="post"
          action={`/contact/v1/messages?language=${language}`}
          aria-labelledby={TITLE}
          className="grid justify-items-start gap-[clamp(0.875rem,2vw,1.25rem)] [&>div]:w-full [&>p]:w-full"
          onInput={onInput}
          onSubmit={(event) => {
            event.preventDefault()
            void send()
          }}
        >
          <FormContext
            value={{
              problems: open,
              pending: stage.name === 'sending' ? '' : null,
              ids: IDS,
            }}
          >
            <Fields />
          </FormContext>
          {stage.name === 'failed' && <Failed sentence={contactForm.failed[stage.why]} />}
          <Button type="submit" waiting={stage.name === 'sending'}>
            {stage.name === 'sending' ? contactForm.sending : contactForm.send}
          </Button>
          <p className="text-muted text-small">
            <InlineMarkdown text={contactForm.privacy} />
          </p>
        </form>
      )}
    </div>
  )
}

function Fields() {
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-[clamp(0.875rem,2vw,1.25rem)] xs:grid-cols-2">
        <TextField name="name" label={fields.name} autoComplete="name" />
        <TextField name="email" type="email" label={fields.email} autoComplete="email" />
        <TextField
          name="phone"
          type="tel"
          label={fields.phone}
          autoComplete="tel"
          required={false}
        />
        <SelectField
          name="topic"
          label={fields.topic}
          options={messageTopics}
          unchosen={contactForm.unchosen}
          required
        />
      </div>
      <TextArea
        name="text"
        label={fields.text}
        required
        hint={interpolate(fields.textHint, { max: MAX_MESSAGE_LENGTH.toLocaleString(locale) })}
      />
      <input type="hidden" name="key" />
      <Trap />
    </>
  )
}

/** Hidden from people, so that only bots fill it in. */
function Trap() {
  return (
    <label className="sr-only" inert>
      {fields.trap}
      <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" data-1p-ignore />
    </label>
  )
}

function Sent({ onAnother }: { onAnother: () => void }) {
  return (
    <>
      <Banner tone="success" focused="always">
        <p>
          <strong>{contactForm.sent.title}</strong>
        </p>
        <p>{contactForm.sent.next}</p>
        <Ways />
      </Banner>
      <Button variant="quiet" onClick={onAnother}>
        {contactForm.another}
      </Button>
    </>
  )
}

function Failed({ sentence }: { sentence: string }) {
  return (
    <Banner tone="error">
      <p>
        <strong>{sentence}</strong>
      </p>
      <p>{contactForm.failed.next}</p>
      <Ways />
    </Banner>
  )
}

function SentWithoutScripts() {
  return (
    <noscript>
      <div id="message-sent" className="hidden scroll-mt-24 target:block">
        <Banner tone="success">
          <p>{contactForm.plain.sent}</p>
        </Banner>
      </div>
      <div id="message-not-sent" className="hidden scroll-mt-24 target:block">
        <Banner tone="error">
          <p>{contactForm.plain.failed}</p>
          <Ways />
        </Banner>
      </div>
    </noscript>
  )
}

function Ways() {
  return (
    <p className="flex flex-wrap gap-1 gap-x-5 font-semibold">
      <a href={phoneLink}>{business.phone}</a>
      <a href={emailLink}>{business.email}</a>
    </p>
  )
}

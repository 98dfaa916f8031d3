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

import css from './contact.module.css'

const parts = () => import('./static-parts.tsx')
const ContactWays = staticPart(parts, 'ContactWays')

export function Contact() {
  return (
    <Section id="contact" isTinted title={landing.contact.title}>
      <div className={css.contact}>
        <ContactWays />
        <ContactForm />
      </div>
    </Section>
  )
}

const { fields } = contactForm
const IDS = 'message'
const TITLE = `${IDS}-title`

/** Writes to the shop. Without scripts the form itself is sent, and the answer leads back to it. */
function ContactForm() {
  const { form, stage, send, startAnew } = useMessage()
  const { open, onInput } = useFormErrors(stage.name === 'writing' ? stage.problems : null)

  return (
    <div
      className={`${css.frame} rounded-lg border border-line bg-raised grid grid-cols-1 gap-6 content-start`}
    >
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
          className={css.form}
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
      <div className={css.pairs}>
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

/** Out of everybody's sight and reach: only a program that fills in whatever it finds fills this in. */
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

/** Shows itself when the server's answer to the plain form leads here. */
function SentWithoutScripts() {
  return (
    <noscript>
      <div id="message-sent" className={css.arrival}>
        <Banner tone="success">
          <p>{contactForm.plain.sent}</p>
        </Banner>
      </div>
      <div id="message-not-sent" className={css.arrival}>
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

import { useState } from 'react'

import { announcements as words } from '#app/content/staff/announcements.ts'
import type { InputOf } from '#app/shop/client.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { CallFields } from '#app/shop/core/call-fields.tsx'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { SaidAbove, useSay } from '#app/shop/core/status-line.tsx'
import { formatTimeOf } from '#app/shop/core/times.ts'
import { useTypedForm } from '#app/shop/core/typed-form.ts'
import { CARD } from '#app/ui/looks.ts'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { announcementCalls, type AnnouncementPreview } from '#shared/shop/announcements/calls.ts'

type Seen = { preview: AnnouncementPreview; sent: InputOf<typeof announcementCalls.preview> }

export function AnnouncementForm() {
  const [previewed, setPreviewed] = useState<Seen | null>(null)
  const [written, setWritten] = useState(0)
  const { ref, store, clear } = useTypedForm()

  function finish() {
    clear()
    setPreviewed(null)
    setWritten(written + 1)
  }

  return (
    <>
      <Part title={words.write}>
        <div ref={ref} className={CARD} onInput={store}>
          <CallForm
            key={written}
            call={announcementCalls.preview}
            label={words.write}
            submit={words.see}
            variant={previewed ? 'quiet' : 'primary'}
            done={(preview, sent) => setPreviewed({ preview, sent })}
          >
            <div className={LANGUAGES}>
              {(['english', 'spanish'] as const).map((language) => (
                <div
                  key={language}
                  className="grid grid-cols-1 gap-3 w-full"
                  lang={codes[language]}
                >
                  <TextField
                    name={`${language}Subject`}
                    label={words[`${language}Subject`]}
                    autoComplete="off"
                  />
                  <TextArea
                    name={`${language}Text`}
                    label={words[`${language}Text`]}
                    hint={words.textHint}
                    rows={7}
                  />
                </div>
              ))}
            </div>
            <CallFields
              call={announcementCalls.preview}
              of={{ boxes: { label: words.boxes, hint: words.boxesHint } }}
            />
          </CallForm>
        </div>
      </Part>
      {previewed && <PreviewPart key={JSON.stringify(previewed)} {...previewed} onSent={finish} />}
    </>
  )
}

const codes = { english: 'en', spanish: 'es' }

const LANGUAGES =
  'col-span-full grid w-full grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] items-start gap-4'

type PreviewPartProps = {
  preview: AnnouncementPreview
  sent: InputOf<typeof announcementCalls.preview>
  onSent: () => void
}

function PreviewPart({ preview, sent, onSent }: PreviewPartProps) {
  const { people, withoutAddress } = preview
  const [id] = useState(() => crypto.randomUUID())
  const say = useSay()

  return (
    <Part title={words.preview}>
      <div className={LANGUAGES}>
        <Written title={words.english} language="en" {...preview.english} />
        <Written title={words.spanish} language="es" {...preview.spanish} />
      </div>
      <p className="text-muted">{words.below}</p>
      <p>
        <strong>{people === 0 ? words.noPeople : interpolateCount(words.people, people)}</strong>{' '}
        {withoutAddress > 0 && (
          <span>{interpolateCount(words.withoutAddress, withoutAddress)}</span>
        )}
      </p>
      <SaidAbove>
        <div className="flex flex-wrap gap-3">
          <CallButton
            variant="quiet"
            call={announcementCalls.test}
            input={sent}
            done={(sentTo) => interpolate(words.tested, sentTo)}
          >
            {words.test}
          </CallButton>
          {people > 0 && (
            <CallButton
              call={announcementCalls.send}
              input={{ ...sent, id, shownPeople: people }}
              done={({ announcements }) => {
                const made = announcements.find((each) => each.id === id)
                if (!made) return
                onSent()
                say(interpolate(words.sent, { time: formatTimeOf(made.beginsAt) }))
              }}
              confirm={{
                title: words.sure,
                text: words.sureText,
                confirm: words.confirm,
                cancel: words.keep,
              }}
            >
              {interpolateCount(words.send, people)}
            </CallButton>
          )}
        </div>
      </SaidAbove>
    </Part>
  )
}

type WrittenProps = { title: string; language: string } & AnnouncementPreview['english']

function Written({ title, language, subject, paragraphs }: WrittenProps) {
  return (
    <article
      className={`${CARD} grid grid-cols-1 gap-3 w-full min-w-0`}
      aria-label={title}
      lang={language}
    >
      <p className="text-muted text-small" lang="en">
        {title}
      </p>
      <h3 className="wrap-anywhere">{subject}</h3>
      <p className="wrap-anywhere whitespace-pre-wrap">{paragraphs.join('\n\n')}</p>
    </article>
  )
}

import { useState } from 'react'

import { announcements as words } from '#app/content/staff/announcements.ts'
import type { InputOf } from '#app/shop/client.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatTimeOf } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { announcementCalls, type AnnouncementPreview } from '#shared/shop/announcements/calls.ts'

import css from './announcements.module.css'
import card from '#app/ui/card.module.css'

type PreviewPartProps = {
  preview: AnnouncementPreview
  /** What was entered for it. */
  sent: InputOf<typeof announcementCalls.preview>
  onDone: (text: string) => void
}

/** How it reads in both languages, how many get it, and the ways to send it. */
export function PreviewPart({ preview, sent, onDone }: PreviewPartProps) {
  const { people, withoutAddress } = preview
  const [id] = useState(() => crypto.randomUUID())
  const test = useCall(announcementCalls.test)
  const send = useCall(announcementCalls.send)
  const [tested, setTested] = useState<string | null>(null)

  async function sendTest() {
    const { data } = await test.call(sent)
    setTested(data && interpolate(words.tested, data))
  }

  async function sendAll() {
    const { data } = await send.call({ ...sent, id, shownPeople: people })
    const made = data?.announcements.find((each) => each.id === id)
    if (made) onDone(interpolate(words.sent, { time: formatTimeOf(made.beginsAt) }))
  }

  return (
    <Part title={words.preview}>
      <div className={`${css.languages} stack gap-4 items-start`}>
        <Written title={words.english} language="en" {...preview.english} />
        <Written title={words.spanish} language="es" {...preview.spanish} />
      </div>
      <p className="muted">{words.below}</p>
      <p>
        <strong>{people === 0 ? words.nobody : interpolateCount(words.people, people)}</strong>{' '}
        {withoutAddress > 0 && (
          <span>{interpolateCount(words.withoutAddress, withoutAddress)}</span>
        )}
      </p>
      <TextBanner tone="error" focused="always" text={test.problem ?? send.problem} />
      <TextBanner tone="success" focused="if-lost" text={tested} />
      <div className="cluster">
        <Button variant="quiet" waiting={test.isBusy} onClick={() => void sendTest()}>
          {words.test}
        </Button>
        {people > 0 && (
          <ConfirmButton
            variant="primary"
            waiting={send.isBusy}
            title={words.sure}
            text={words.sureText}
            confirm={words.confirm}
            cancel={words.keep}
            onConfirm={() => void sendAll()}
          >
            {interpolateCount(words.send, people)}
          </ConfirmButton>
        )}
      </div>
    </Part>
  )
}

type WrittenProps = { title: string; language: string } & AnnouncementPreview['english']

function Written({ title, language, subject, paragraphs }: WrittenProps) {
  return (
    <article
      className={`${card.card} stack gap-3 w-full min-w-0`}
      aria-label={title}
      lang={language}
    >
      <p className="muted small" lang="en">
        {title}
      </p>
      <h3 className="break-anywhere">{subject}</h3>
      <p className={`${css.lines} break-anywhere`}>{paragraphs.join('\n\n')}</p>
    </article>
  )
}

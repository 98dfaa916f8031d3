import { useState } from 'react'

import { announcements as words } from '#app/content/staff/announcements.ts'
import type { InputOf } from '#app/shop/client.ts'
import { CallFields } from '#app/shop/core/call-fields.tsx'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { announcementCalls, type AnnouncementPreview } from '#shared/shop/announcements/calls.ts'

import { LANGUAGES, PreviewPart } from './preview-part.tsx'

import card from '#app/ui/card.module.css'

type Seen = { preview: AnnouncementPreview; sent: InputOf<typeof announcementCalls.preview> }

/** Writes a word to the customers; what is sent is what the preview shows. */
export function AnnouncementForm() {
  const [seen, setSeen] = useState<Seen | null>(null)
  const [written, setWritten] = useState(0)

  function finish() {
    setSeen(null)
    setWritten(written + 1)
  }

  return (
    <>
      <Part title={words.write}>
        <div className={card.card}>
          <CallForm
            key={written}
            call={announcementCalls.preview}
            label={words.write}
            submit={words.see}
            done={(preview, sent) => setSeen({ preview, sent })}
          >
            <div className={LANGUAGES}>
              {(['english', 'spanish'] as const).map((language) => (
                <div key={language} className="stack gap-3 w-full" lang={codes[language]}>
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
      {seen && <PreviewPart key={JSON.stringify(seen)} {...seen} onSent={finish} />}
    </>
  )
}

const codes = { english: 'en', spanish: 'es' }

import { useState } from 'react'

import { daysWords } from '#app/content/staff/settings.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { StatusLine, useStatus } from '#app/shop/core/status-line.tsx'
import { formatDay } from '#app/shop/core/times.ts'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { daysCalls, type DaysThatDiffer } from '#shared/shop/settings/days-calls.ts'

import card from '#app/ui/card.module.css'
import list from '#app/ui/facts.module.css'

const { notice: words } = daysWords

/** What stands on every page of the site, and the form that puts something there. */
export function NoticePart({ notice }: { notice: DaysThatDiffer['siteNotice'] }) {
  const [attempt, setAttempt] = useState(0)
  const { status, say } = useStatus()
  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <StatusLine status={status} />
      {notice ? (
        <>
          <DescriptionList
            className={`${list.facts} stack gap-2`}
            of={[
              [words.en, notice.en],
              [words.es, notice.es],
              [words.through, formatDay(notice.through)],
            ]}
          />
          <div>
            <CallButton
              variant="quiet"
              call={daysCalls.removeNotice}
              input={{}}
              onDone={() => say(words.removed)}
            >
              {words.remove}
            </CallButton>
          </div>
        </>
      ) : (
        <p className="muted">{words.none}</p>
      )}
      <div className={card.card}>
        <CallForm
          key={attempt}
          call={daysCalls.setNotice}
          label={words.title}
          submit={words.submit}
          onDone={(_days, { through }) => {
            setAttempt(attempt + 1)
            say(interpolate(words.done, { day: formatDay(through) }))
          }}
        >
          <TextArea name="en" label={words.en} rows={3} />
          <TextArea name="es" label={words.es} rows={3} />
          <TextField name="through" type="date" label={words.through} />
        </CallForm>
      </div>
    </Part>
  )
}

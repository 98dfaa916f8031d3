import { useState } from 'react'

import { daysWords } from '#app/content/staff/settings.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { formatDay } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { daysCalls, type DaysThatDiffer } from '#shared/shop/settings/days-calls.ts'

import card from '#app/ui/card.module.css'
import list from '#app/ui/facts.module.css'

const { notice: words } = daysWords

type NoticePartProps = {
  notice: DaysThatDiffer['siteNotice']
  onDone: (answer: DaysThatDiffer) => void
}

/** What stands on every page of the site, and the form that puts something there. */
export function NoticePart({ notice, onDone }: NoticePartProps) {
  const { isBusy, problem, call } = useCall(daysCalls.removeNotice)
  const [attempt, setAttempt] = useState(0)
  const [status, setStatus] = useState<Status | null>(null)

  function tell(text: string, answer: DaysThatDiffer) {
    setStatus({ id: crypto.randomUUID(), tone: 'success', text })
    onDone(answer)
  }

  async function remove() {
    const { data } = await call({})
    if (data) tell(words.removed, data)
  }

  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <StatusLine status={status} />
      <TextBanner tone="error" focused="always" text={problem} />
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
            <Button variant="quiet" waiting={isBusy} onClick={() => void remove()}>
              {words.remove}
            </Button>
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
          onDone={(answer, { through }) => {
            setAttempt(attempt + 1)
            tell(interpolate(words.done, { day: formatDay(through) }), answer)
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

import { daysWords } from '#app/content/staff/settings.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { SaidAbove } from '#app/shop/core/status-line.tsx'
import { formatDay } from '#app/shop/core/times.ts'
import { Facts } from '#app/ui/facts.tsx'
import { CARD } from '#app/ui/looks.ts'
import { interpolate } from '#shared/interpolate.ts'
import { daysCalls, type DaysThatDiffer } from '#shared/shop/settings/days-calls.ts'

const { notice: words } = daysWords

export function NoticePart({ notice }: { notice: DaysThatDiffer['siteNotice'] }) {
  const { en, es, through } = words
  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <SaidAbove>
        {notice ? (
          <>
            <Facts
              of={[
                [en, notice.en],
                [es, notice.es],
                [through, formatDay(notice.through)],
              ]}
            />
            <div>
              <CallButton
                variant="quiet"
                call={daysCalls.removeNotice}
                input={{}}
                done={words.removed}
              >
                {words.remove}
              </CallButton>
            </div>
          </>
        ) : (
          <p className="text-muted">{words.none}</p>
        )}
        <div className={CARD}>
          <CallForm
            isRepeated
            call={daysCalls.setNotice}
            label={words.title}
            submit={words.submit}
            variant="quiet"
            done={(_days, sent) => interpolate(words.done, { day: formatDay(sent.through) })}
            fields={{ en: { label: en, rows: 3 }, es: { label: es, rows: 3 }, through }}
          />
        </div>
      </SaidAbove>
    </Part>
  )
}

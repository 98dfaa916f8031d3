import { useState, type ReactNode } from 'react'

import { explainChange, type ServiceError } from '#app/auth/messages.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { TAG } from '#app/ui/looks.ts'
import { locale } from '#content/language.ts'
import { spaceDayPeriod } from '#shared/content/day-period.ts'

/** What an account has several of. */
export function Entries({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul
      className="grid grid-cols-1 gap-0 rounded-lg border border-line bg-raised"
      aria-label={label}
    >
      {children}
    </ul>
  )
}

type EntryProps = {
  name: string
  note: string
  /** Tells it from the others. */
  tag?: string | false
  /** What can be done with it. */
  children?: ReactNode
}

export function Entry({ name, note, tag, children }: EntryProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line px-[min(1.125rem,5vw)] py-3.5 not-first:border-t">
      <div className="min-w-0 flex-[1_1_min(14rem,100%)]">
        <p className="flex flex-wrap gap-1 gap-x-3 items-center font-semibold wrap-anywhere">
          <span>{name}</span> {tag && <span className={TAG}>{tag}</span>}
        </p>
        <p className="text-15 text-muted">{note}</p>
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </li>
  )
}

type Result = { error: ServiceError | null }

type Sentences = {
  /** When it is done; nothing where the page shows it. */
  done?: string
  failed: string
  explain?: (error: ServiceError, otherwise: string) => string
}

/** Something that a button of the account does: one at a time, with what came of it. */
export function useChange() {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string } | null>(null)

  async function change<Answer extends Result>(
    act: () => Promise<Answer>,
    { done, failed, explain = explainChange }: Sentences,
  ) {
    setBusy(true)
    setOutcome(null)
    const answer = await act()
    setBusy(false)
    if (answer.error) setOutcome({ tone: 'error', text: explain(answer.error, failed) })
    else if (done) setOutcome({ tone: 'success', text: done })
    return answer
  }

  return { busy, outcome, change }
}

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })

/** `Nov 22, 2026`, by the visitor's own calendar, of an instant as the account service writes it. */
export function formatDayOf(instant: string) {
  return day.format(Date.parse(instant))
}

/** `Nov 22, 2026, 9:30 AM`, by the visitor's own clock. */
export function formatMoment(instant: string) {
  return spaceDayPeriod(moment.format(Date.parse(instant)))
}

export function OutcomeBanner({ outcome }: Pick<ReturnType<typeof useChange>, 'outcome'>) {
  if (!outcome) return null
  return <TextBanner key={outcome.text} tone={outcome.tone} focused="if-lost" text={outcome.text} />
}

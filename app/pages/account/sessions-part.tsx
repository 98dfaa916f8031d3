import { accountPage } from '#app/content/en/account.ts'
import { signOut } from '#app/content/en/auth.ts'
import { security } from '#app/content/en/security.ts'
import { ask } from '#app/auth/client.ts'
import { endSession, type SessionItem } from '#app/auth/use-security.ts'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { interpolate } from '#shared/interpolate.ts'

import { Entries, Entry, formatMoment, OutcomeBanner, useChange } from './entries.tsx'

const { sessions: words } = security
const { signOut: leaving } = accountPage

type SessionsPartProps = {
  /** Where the account service lists them. */
  sessions: SessionItem[] | null
  onChange: () => Promise<void>
  /** The session has ended here, with a sentence to say so. */
  onLeft: (farewell: string) => void
}

/** Where the account is signed in, and the ways to end that. */
export function SessionsPart({ sessions, onChange, onLeft }: SessionsPartProps) {
  const here = useSignOut('local', () => onLeft(leaving.doneHere))
  const everywhere = useSignOut('global', () => onLeft(leaving.doneEverywhere))
  const { busy: isEnding, outcome, change } = useChange()
  const busy = here.busy || everywhere.busy || isEnding
  const problem = here.problem ?? everywhere.problem

  async function end(id: string) {
    await change(() => endSession(id), { done: words.ended, failed: words.failed })
    await onChange()
  }

  async function endOthers() {
    const act = () => ask((client) => client.signOut({ scope: 'others' }))
    await change(act, { done: words.othersEnded, failed: words.failed })
    await onChange()
  }

  return (
    <SettingsSection level={3} title={leaving.title} about={leaving.about}>
      <OutcomeBanner outcome={outcome} />
      <TextBanner tone="error" text={problem} />
      {sessions && (
        <Entries label={leaving.title}>
          {sessions.map((session) => (
            <SessionEntry
              key={session.id}
              {...session}
              busy={busy}
              onEnd={() => void end(session.id)}
            />
          ))}
        </Entries>
      )}
      <div className="cluster items-start">
        <Button variant="quiet" waiting={busy} onClick={here.leave}>
          {here.busy ? signOut.busy : leaving.here}
        </Button>
        {(!sessions || sessions.length > 1) && (
          <Button variant="quiet" waiting={busy} onClick={() => void endOthers()}>
            {words.others}
          </Button>
        )}
        <Button variant="quiet" waiting={busy} onClick={everywhere.leave}>
          {everywhere.busy ? signOut.busy : leaving.everywhere}
        </Button>
      </div>
    </SettingsSection>
  )
}

function SessionEntry(session: SessionItem & { busy: boolean; onEnd: () => void }) {
  const { device, created_at: begun, last_used_at: used, current, busy, onEnd } = session
  const name = device || words.unknownDevice
  const dates = { date: formatMoment(begun), used: formatMoment(used) }
  return (
    <Entry name={name} note={interpolate(words.when, dates)} tag={current && words.here}>
      {!current && (
        <Button
          variant="quiet"
          small
          waiting={busy}
          aria-label={interpolate(words.endOf, { name, date: dates.date })}
          onClick={onEnd}
        >
          {words.end}
        </Button>
      )}
    </Entry>
  )
}

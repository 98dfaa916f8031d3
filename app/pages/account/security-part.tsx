import { withClient } from '#app/auth/client.ts'
import { NewPasswordFields } from '#app/auth/new-password-fields.tsx'
import { hasFactor } from '#app/auth/second-factor.ts'
import { endSession, type Security, type SessionItem } from '#app/auth/use-security.ts'
import { useSignOut } from '#app/auth/use-sign-out.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { PasswordField } from '#app/ui/text-field.tsx'
import { accountPage as words } from '#content/account.ts'
import { fields } from '#content/auth-forms.ts'
import { signOut } from '#content/auth.ts'
import { security as securityWords } from '#content/security.ts'
import { interpolate } from '#shared/interpolate.ts'

import { ChangeForm } from './change-form.tsx'
import { Entries, Entry, formatMoment, OutcomeBanner, useChange } from './entries.tsx'
import { PasskeysPart } from './passkeys-part.tsx'
import { TwoStepPart } from './two-step-part.tsx'

type SecurityPartProps = {
  email: string
  security: Security
  onChange: () => Promise<void>
  /** The session has ended here, with a sentence to say so. */
  onLeft: (farewell: string) => void
}

export function SecurityPart({ email, security, onChange, onLeft }: SecurityPartProps) {
  const { secondFactor, codesLeft, sessions } = security
  const { passkeys } = secondFactor
  return (
    <>
      <Password email={email} isAsked={!hasFactor(secondFactor)} />
      <TwoStepPart
        email={email}
        secondFactor={secondFactor}
        codesLeft={codesLeft}
        onChange={onChange}
      />
      {passkeys && <PasskeysPart passkeys={passkeys} onChange={onChange} onLeft={onLeft} />}
      <SessionsPart sessions={sessions} onChange={onChange} onLeft={onLeft} />
    </>
  )
}

/** A code of an authenticator app, or a passkey, stands for the password: it is asked for when the change is sent. */
function Password({ email, isAsked }: { email: string; isAsked: boolean }) {
  const about = !isAsked ? undefined : `${words.password.about} ${words.needsPassword}`
  return (
    <ChangeForm intent="password" words={words.password} about={about} emptied>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {isAsked && (
        <PasswordField
          name="currentPassword"
          label={fields.currentPassword}
          autoComplete="current-password"
        />
      )}
      <NewPasswordFields
        labels={{ password: fields.newPassword, confirm: fields.confirmNewPassword }}
      />
    </ChangeForm>
  )
}

const { sessions: sessionWords } = securityWords
const { signOut: leaving } = words

type SessionsPartProps = {
  /** Where the account service lists them. */
  sessions: SessionItem[] | null
  onChange: () => Promise<void>
  /** The session has ended here, with a sentence to say so. */
  onLeft: (farewell: string) => void
}

function SessionsPart({ sessions, onChange, onLeft }: SessionsPartProps) {
  const here = useSignOut('local', () => onLeft(leaving.doneHere))
  const everywhere = useSignOut('global', () => onLeft(leaving.doneEverywhere))
  const { busy: isEnding, outcome, change } = useChange()
  const busy = here.busy || everywhere.busy || isEnding
  const problem = here.problem ?? everywhere.problem

  async function end(id: string) {
    await change(() => endSession(id), { done: sessionWords.ended, failed: sessionWords.failed })
    await onChange()
  }

  async function endOthers() {
    const act = () => withClient((client) => client.signOut({ scope: 'others' }))
    await change(act, { done: sessionWords.othersEnded, failed: sessionWords.failed })
    await onChange()
  }

  return (
    <SettingsSection title={leaving.title} about={leaving.about}>
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
      <div className="flex flex-wrap gap-3 items-start">
        <Button variant="quiet" waiting={busy} onClick={here.leave}>
          {here.busy ? signOut.busy : leaving.here}
        </Button>
        {(!sessions || sessions.length > 1) && (
          <Button variant="quiet" waiting={busy} onClick={() => void endOthers()}>
            {sessionWords.others}
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
  const name = device || sessionWords.unknownDevice
  const dates = { date: formatMoment(begun), used: formatMoment(used) }
  return (
    <Entry
      name={name}
      note={interpolate(sessionWords.when, dates)}
      tag={current && sessionWords.here}
    >
      {!current && (
        <Button
          variant="quiet"
          small
          waiting={busy}
          aria-label={interpolate(sessionWords.endOf, { name, date: dates.date })}
          onClick={onEnd}
        >
          {sessionWords.end}
        </Button>
      )}
    </Entry>
  )
}

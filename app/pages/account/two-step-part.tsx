import { useState } from 'react'

import { secondFactor } from '#app/content/en/second-factor.ts'
import { security } from '#app/content/en/security.ts'
import { makeRecoveryCodes, removeApp } from '#app/auth/factors.ts'
import type { AuthenticatorApp, SecondFactor } from '#app/auth/second-factor.ts'
import { isBuiltIn } from '#app/auth/service.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { interpolate } from '#shared/interpolate.ts'

import { AddApp } from './add-app.tsx'
import { Entries, Entry } from './entries.tsx'
import { formatDayOf } from './moments.ts'
import { OutcomeBanner } from './outcome-banner.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useChange } from './use-change.ts'

import css from './two-step.module.css'

const { apps: words, codes: codeWords, cancel, remove, removeOf, added } = security
const MAX_CODES = 10

type TwoStepPartProps = {
  email: string
  secondFactor: SecondFactor
  codesLeft: number | null
  onChange: () => Promise<void>
}

type Asked = { for: 'adding' | 'renewing' } | { for: 'removing'; app: AuthenticatorApp }

/** The authenticator apps of the account, and its recovery codes. */
export function TwoStepPart(props: TwoStepPartProps) {
  const { email, codesLeft, onChange } = props
  const { apps, hasRecoveryCodes } = props.secondFactor
  const { busy, outcome, change } = useChange()
  const [asked, setAsked] = useState<Asked | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isAdded, setAdded] = useState(false)

  async function renewCodes() {
    setAsked(null)
    setAdded(false)
    await makeCodes()
  }

  async function makeCodes() {
    const act = () => makeRecoveryCodes(hasRecoveryCodes)
    const { data } = await change(act, { failed: words.failed })
    if (data) setCodes(data.codes)
    await onChange()
  }

  async function finishAdding() {
    setAdded(true)
    if (isBuiltIn() && !hasRecoveryCodes) await makeCodes()
    else await onChange()
    setAsked(null)
  }

  async function removeOne(id: string) {
    setAsked(null)
    setAdded(false)
    setCodes(null)
    await change(() => removeApp(id), { done: words.removed, failed: words.failed })
    await onChange()
  }

  return (
    <SettingsSection level={3} title={words.title} about={words.about}>
      <OutcomeBanner outcome={outcome} />
      {isAdded && asked?.for !== 'adding' && (
        <Banner tone="success" focused="if-lost">
          <p>{words.done}</p>
        </Banner>
      )}
      {codes && <RecoveryCodes codes={codes} email={email} onKept={() => setCodes(null)} />}
      {apps.length > 0 && (
        <Entries label={words.title}>
          {apps.map((app) => (
            <AppEntry key={app.id} app={app} onRemove={() => setAsked({ for: 'removing', app })} />
          ))}
        </Entries>
      )}
      {apps.length === 0 && asked?.for !== 'adding' && (
        <>
          <p>{words.none}</p>
          <p className={css.note}>{words.first}</p>
        </>
      )}
      {asked?.for === 'adding' ? (
        <AddApp
          isFirst={apps.length === 0}
          onAdded={finishAdding}
          onCancel={() => setAsked(null)}
        />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setAsked({ for: 'adding' })}>
            {apps.length > 0 ? words.another : words.add}
          </Button>
        </div>
      )}
      {isBuiltIn() && apps.length > 0 && !codes && (
        <CodesLeft
          left={hasRecoveryCodes ? codesLeft : 0}
          hasCodes={hasRecoveryCodes}
          busy={busy}
          onMake={() => (hasRecoveryCodes ? setAsked({ for: 'renewing' }) : void renewCodes())}
        />
      )}
      {asked?.for === 'removing' && (
        <ConfirmDialog
          title={words.removeTitle}
          confirm={remove}
          cancel={cancel}
          onConfirm={() => void removeOne(asked.app.id)}
          onCancel={() => setAsked(null)}
        >
          <p>
            {interpolate(apps.length > 1 ? words.removeText : words.removeLast, {
              name: nameOf(asked.app),
            })}
          </p>
        </ConfirmDialog>
      )}
      {asked?.for === 'renewing' && (
        <ConfirmDialog
          title={codeWords.renewTitle}
          confirm={codeWords.renew}
          cancel={cancel}
          onConfirm={() => void renewCodes()}
          onCancel={() => setAsked(null)}
        >
          <p>{codeWords.renewText}</p>
        </ConfirmDialog>
      )}
    </SettingsSection>
  )
}

function AppEntry({ app, onRemove }: { app: AuthenticatorApp; onRemove: () => void }) {
  const name = nameOf(app)
  return (
    <Entry name={name} note={interpolate(added, { date: formatDayOf(app.addedAt) })}>
      <Button variant="quiet" small aria-label={interpolate(removeOf, { name })} onClick={onRemove}>
        {remove}
      </Button>
    </Entry>
  )
}

type CodesLeftProps = {
  left: number | null
  hasCodes: boolean
  busy: boolean
  onMake: () => void
}

function CodesLeft({ left, hasCodes, busy, onMake }: CodesLeftProps) {
  return (
    <div className={css.left}>
      <h4>{codeWords.title}</h4>
      {hasCodes && left !== null && (
        <p>{interpolate(codeWords.left, { count: left, total: MAX_CODES })}</p>
      )}
      {!hasCodes && <p>{codeWords.none}</p>}
      <div>
        <Button variant="quiet" small waiting={busy} onClick={onMake}>
          {busy ? codeWords.busy : hasCodes ? codeWords.renew : codeWords.make}
        </Button>
      </div>
    </div>
  )
}

function nameOf({ name }: AuthenticatorApp) {
  return name || secondFactor.unnamed
}

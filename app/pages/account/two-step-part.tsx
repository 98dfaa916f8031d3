import { useState } from 'react'

import {
  hasFactor,
  makeRecoveryCodes,
  removeApp,
  type AuthenticatorApp,
  type SecondFactor,
} from '#app/auth/second-factor.ts'
import { isBuiltIn } from '#app/auth/service.ts'
import { business } from '#app/content/business.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { download } from '#app/ui/download.ts'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { secondFactor } from '#content/second-factor.ts'
import { security } from '#content/security.ts'
import { interpolate } from '#shared/interpolate.ts'

import { AddApp } from './add-app.tsx'
import { Entries, Entry, formatDayOf, OutcomeBanner, useChange } from './entries.tsx'

import css from './two-step.module.css'

const { apps: words, codes: codeWords, cancel, remove, removeOf, added } = security
const MAX_CODES = 10

type TwoStepPartProps = {
  email: string
  secondFactor: SecondFactor
  codesLeft: number | null
  onChange: () => Promise<void>
}

/** The authenticator apps of the account, and its recovery codes. */
export function TwoStepPart(props: TwoStepPartProps) {
  const { email, codesLeft, onChange } = props
  const { apps, hasRecoveryCodes } = props.secondFactor
  const { busy, outcome, change } = useChange()
  const [isAdding, setAdding] = useState(false)
  const [codes, setCodes] = useState<string[] | null>(null)
  const [isAdded, setAdded] = useState(false)

  async function renewCodes() {
    setAdding(false)
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
    setAdding(false)
  }

  async function removeOne(id: string) {
    setAdding(false)
    setAdded(false)
    setCodes(null)
    await change(() => removeApp(id), { done: words.removed, failed: words.failed })
    await onChange()
  }

  return (
    <SettingsSection title={words.title} about={words.about}>
      <OutcomeBanner outcome={outcome} />
      <TextBanner tone="success" focused="if-lost" text={isAdded && !isAdding && words.done} />
      {codes && <RecoveryCodes codes={codes} email={email} onKept={() => setCodes(null)} />}
      {apps.length > 0 && (
        <Entries label={words.title}>
          {apps.map((app) => (
            <AppEntry
              key={app.id}
              app={app}
              isLast={apps.length === 1}
              onRemove={() => void removeOne(app.id)}
            />
          ))}
        </Entries>
      )}
      {apps.length === 0 && !isAdding && (
        <>
          <p>{words.none}</p>
          <p className="text-15 text-muted">{words.first}</p>
        </>
      )}
      {isAdding ? (
        <AddApp
          email={email}
          isFirst={apps.length === 0}
          isPasswordAsked={isBuiltIn() && !hasFactor(props.secondFactor)}
          onAdded={finishAdding}
          onCancel={() => setAdding(false)}
        />
      ) : (
        <div>
          <Button variant="quiet" onClick={() => setAdding(true)}>
            {apps.length > 0 ? words.another : words.add}
          </Button>
        </div>
      )}
      {isBuiltIn() && apps.length > 0 && !codes && (
        <CodesLeft
          left={hasRecoveryCodes ? codesLeft : 0}
          hasCodes={hasRecoveryCodes}
          busy={busy}
          onMake={() => void renewCodes()}
        />
      )}
    </SettingsSection>
  )
}

type AppEntryProps = { app: AuthenticatorApp; isLast: boolean; onRemove: () => void }

function AppEntry({ app, isLast, onRemove }: AppEntryProps) {
  const name = app.name || secondFactor.unnamed
  return (
    <Entry name={name} note={interpolate(added, { date: formatDayOf(app.addedAt) })}>
      <ConfirmButton
        small
        aria-label={interpolate(removeOf, { name })}
        title={words.removeTitle}
        text={interpolate(isLast ? words.removeLast : words.removeText, { name })}
        confirm={remove}
        cancel={cancel}
        onConfirm={onRemove}
      />
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
    <div className="grid grid-cols-1 gap-2">
      <h3 className="text-[1.0625rem] font-strong">{codeWords.title}</h3>
      {hasCodes && left !== null && (
        <p>{interpolate(codeWords.left, { count: left, total: MAX_CODES })}</p>
      )}
      {!hasCodes && <p>{codeWords.none}</p>}
      <div>
        {hasCodes ? (
          <ConfirmButton
            small
            waiting={busy}
            title={codeWords.renewTitle}
            text={codeWords.renewText}
            confirm={codeWords.renew}
            cancel={cancel}
            onConfirm={onMake}
          >
            {busy ? codeWords.busy : codeWords.renew}
          </ConfirmButton>
        ) : (
          <Button variant="quiet" small waiting={busy} onClick={onMake}>
            {busy ? codeWords.busy : codeWords.make}
          </Button>
        )}
      </div>
    </div>
  )
}

type RecoveryCodesProps = { codes: string[]; email: string; onKept: () => void }

/** The codes, which are shown this once: to be copied, saved or printed. */
function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const heading = interpolate(codeWords.heading, { email, shop: business.name })
  const shown = codes.map(inFours)

  return (
    <section
      className={`${css.codes} grid grid-cols-1 gap-4 rounded-lg border border-line bg-raised px-[min(1.25rem,5vw)] py-4.5 print:border-0`}
      aria-label={codeWords.shownTitle}
    >
      <h3 className="text-[1.0625rem] font-strong">{codeWords.shownTitle}</h3>
      <p>{codeWords.shown}</p>
      <p className="not-print:hidden">{heading}</p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-6 gap-y-2">
        {shown.map((code) => (
          <li key={code}>
            <code className="font-mono text-base wrap-anywhere">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton
          variant="quiet"
          small
          text={() => shown.join('\n')}
          copied={codeWords.copied}
          refused={words.notCopied}
        >
          {codeWords.copy}
        </CopyButton>
        <Button
          variant="quiet"
          small
          onClick={() =>
            download(codeWords.file, 'text/plain', `${[heading, '', ...shown].join('\n')}\n`)
          }
        >
          {codeWords.download}
        </Button>
        <Button variant="quiet" small onClick={() => window.print()}>
          {codeWords.print}
        </Button>
        <Button small onClick={onKept}>
          {codeWords.kept}
        </Button>
      </div>
    </section>
  )
}

function inFours(code: string) {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}

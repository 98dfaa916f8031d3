import { useState } from 'react'
import { href } from 'react-router'

import { signOut } from '#app/auth/client.ts'
import { clearTabDraft } from '#app/islands/application-draft.ts'
import { callAsOwner } from '#app/shop/call-as-owner.ts'
import type { Refusal } from '#app/shop/client.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { download } from '#app/ui/download.ts'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { accountPage } from '#content/account.ts'
import { dataPage, myData as words } from '#content/my-data.ts'
import { heldData } from '#shared-content/held-data.ts'
import { backupRetention } from '#shared/backup-retention.ts'
import { interpolate } from '#shared/interpolate.ts'
import { lookUp } from '#shared/look-up.ts'
import { dataCalls, type DataRow, type PersonalData } from '#shared/shop/data/calls.ts'
import { formatRetention, retainedAfterDeletion } from '#shared/shop/data/retained-data.ts'

const { data: stored } = accountPage

type DataPartProps = {
  /** The account is gone, with a sentence to say so. */
  onLeft: (farewell: string) => void
}

/** What is stored of the person, to take along and to delete. */
export function DataPart({ onLeft }: DataPartProps) {
  return (
    <div id="data" className="grid grid-cols-1 gap-10">
      <SettingsSection title={stored.title} about={stored.about}>
        <p>
          <InlineMarkdown text={stored.privacy} values={{ privacy: href('/privacy') }} />
        </p>
      </SettingsSection>
      <Copy />
      <Removal onLeft={onLeft} />
    </div>
  )
}

function Copy() {
  const [isDone, setDone] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function save(how: 'page' | 'file') {
    setBusy(true)
    const result = await callAsOwner(dataCalls.export, {})
    setBusy(false)
    setDone(Boolean(result?.data))
    setProblem(result?.error ? explain(result.error) : null)
    if (!result?.data) return
    const data = inOrder(result.data)
    const name = interpolate(dataPage.fileName, { day: data.madeAt.slice(0, 10) })
    if (how === 'file') {
      download(`${name}.json`, 'application/json', JSON.stringify(data, null, 2))
      return
    }
    const { makeDataPage } = await import('./data-page.ts')
    download(`${name}.html`, 'text/html', makeDataPage(data))
  }

  return (
    <SettingsSection title={words.copy.title} about={words.copy.about}>
      <TextBanner tone="success" text={isDone && !isBusy && words.copy.done} />
      <TextBanner tone="error" focused="always" text={problem} />
      <div className="flex flex-wrap gap-3 items-start">
        <Button variant="quiet" waiting={isBusy} onClick={() => void save('page')}>
          {isBusy ? words.copy.busy : words.copy.page}
        </Button>
        <Button variant="quiet" waiting={isBusy} onClick={() => void save('file')}>
          {words.copy.file}
        </Button>
      </div>
    </SettingsSection>
  )
}

/** What the server reads piece by piece, as it happened. */
function inOrder(data: PersonalData): PersonalData {
  const byTime = (rows: DataRow[], name: string) =>
    rows.toSorted((one, other) => (String(one[name]) < String(other[name]) ? -1 : 1))
  return { ...data, emails: byTime(data.emails, 'createdAt'), log: byTime(data.log, 'doneAt') }
}

function Removal({ onLeft }: DataPartProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function remove() {
    setBusy(true)
    setProblem(null)
    const refusal = await deleteAccount()
    if (refusal === null) return onLeft(words.remove.done)
    setBusy(false)
    setProblem(refusal)
  }

  return (
    <SettingsSection title={words.remove.title} about={words.remove.about}>
      <p>{words.remove.goes}</p>
      <TextBanner tone="error" focused="always" text={problem} />
      <div className="flex flex-wrap gap-3 items-start">
        <ConfirmButton
          destroys
          waiting={isBusy}
          title={words.remove.ask}
          text={<Consequences />}
          confirm={words.remove.submit}
          cancel={words.remove.keep}
          onConfirm={() => void remove()}
        >
          {isBusy ? words.remove.busy : words.remove.submit}
        </ConfirmButton>
      </div>
    </SettingsSection>
  )
}

/** What goes and what stays, as /privacy says it. */
function Consequences() {
  const { about, goes, stays, backups, if: conditions } = words.remove
  return (
    <div className="grid grid-cols-1 gap-3">
      <p>{about}</p>
      <p>{goes}</p>
      <p>
        <strong>{stays}</strong>
      </p>
      {Object.entries(retainedAfterDeletion).map(([condition, kinds]) => (
        <div key={condition}>
          <p>{conditions[condition as keyof typeof conditions]}:</p>
          <BulletList>
            {kinds.map((together) => (
              <li key={together.join()}>{formatRetention(together, heldData)}</li>
            ))}
          </BulletList>
        </div>
      ))}
      <p>{interpolate(backups, backupRetention)}</p>
    </div>
  )
}

/** Said in words of this page: those of the wire speak of a change of password. */
const SENTENCES: Record<string, string> = {
  current_password_invalid: words.remove.wrongPassword,
  reauthentication_not_valid: words.remove.wrongCode,
}

function explain({ code, message }: Refusal) {
  return lookUp(SENTENCES, code) ?? message
}

/**
 * Deletes the account of whoever proves to be its owner, and signs this browser out.
 *
 * @returns why it still stands; empty where its owner left the question unanswered
 */
async function deleteAccount(): Promise<string | null> {
  const result = await callAsOwner(dataCalls.deleteAccount, { confirm: 'delete' })
  if (!result) return ''
  if (result.error) return explain(result.error)
  await signOut('local')
  clearTabDraft()
  return null
}

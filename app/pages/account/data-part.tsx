import { useState } from 'react'
import { href } from 'react-router'

import { accountPage } from '#app/content/en/account.ts'
import { dataPage, myData as words } from '#app/content/en/my-data.ts'
import { callShop } from '#app/auth/shop-client.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { download } from '#app/ui/download.ts'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { DataAnswer } from '#shared/rental/data-answer.ts'

import { AccountPart } from './account-part.tsx'
import { deleteAccount } from './delete-account.ts'

import css from './account.module.css'

const { data: stored } = accountPage

type DataPartProps = {
  /** The account is gone, with a sentence to say so. */
  onLeft: (farewell: string) => void
}

/** What is stored of the person, to take along and to delete. */
export function DataPart({ onLeft }: DataPartProps) {
  return (
    <AccountPart id="data">
      <SettingsSection level={3} title={stored.title} about={stored.about}>
        <p>
          <InlineMarkdown text={stored.privacy} values={{ privacy: href('/privacy') }} />
        </p>
      </SettingsSection>
      <Copy />
      <Removal onLeft={onLeft} />
    </AccountPart>
  )
}

function Copy() {
  const [state, setState] = useState<'idle' | 'busy' | 'done'>('idle')
  const [problem, setProblem] = useState<string | null>(null)

  async function save(how: 'page' | 'file') {
    setState('busy')
    const { answer, refusal } = await callShop<DataAnswer>('/data')
    setProblem(refusal?.message ?? null)
    setState(answer ? 'done' : 'idle')
    if (!answer) return
    const name = interpolate(dataPage.fileName, { day: answer.madeAt.slice(0, 10) })
    if (how === 'file') {
      download(`${name}.json`, 'application/json', JSON.stringify(answer, null, 2))
      return
    }
    const { makeDataPage } = await import('./data-page.ts')
    download(`${name}.html`, 'text/html', makeDataPage(answer))
  }

  return (
    <SettingsSection level={3} title={words.copy.title} about={words.copy.about}>
      {state === 'done' && (
        <Banner tone="success">
          <p>{words.copy.done}</p>
        </Banner>
      )}
      {problem && (
        <Banner tone="error" focused="always">
          <p>{problem}</p>
        </Banner>
      )}
      <div className={css.actions}>
        <Button variant="quiet" waiting={state === 'busy'} onClick={() => void save('page')}>
          {state === 'busy' ? words.copy.busy : words.copy.page}
        </Button>
        <Button variant="quiet" waiting={state === 'busy'} onClick={() => void save('file')}>
          {words.copy.file}
        </Button>
      </div>
    </SettingsSection>
  )
}

function Removal({ onLeft }: DataPartProps) {
  const [state, setState] = useState<'idle' | 'asking' | 'busy'>('idle')
  const [problem, setProblem] = useState<string | null>(null)

  async function remove() {
    setState('busy')
    setProblem(null)
    const refusal = await deleteAccount()
    if (refusal === null) return onLeft(words.remove.done)
    setState('idle')
    setProblem(refusal)
  }

  return (
    <SettingsSection level={3} title={words.remove.title} about={words.remove.about}>
      <p>{words.remove.goes}</p>
      <p>{words.remove.stays}</p>
      {problem && (
        <Banner tone="error" focused="always">
          <p>{problem}</p>
        </Banner>
      )}
      <div className={css.actions}>
        <Button variant="quiet" waiting={state === 'busy'} onClick={() => setState('asking')}>
          {state === 'busy' ? words.remove.busy : words.remove.submit}
        </Button>
      </div>
      {state === 'asking' && (
        <ConfirmDialog
          title={words.remove.ask}
          confirm={words.remove.submit}
          cancel={words.remove.keep}
          onConfirm={() => void remove()}
          onCancel={() => setState('idle')}
        >
          <p>{words.remove.about}</p>
        </ConfirmDialog>
      )}
    </SettingsSection>
  )
}

import { href } from 'react-router'

import { accountPage } from '#app/content/en/account.ts'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { SettingsSection } from '#app/ui/settings-section.tsx'

import { AccountPart } from './account-part.tsx'

const { data: words } = accountPage

/** What is stored of the person. */
export function DataPart() {
  return (
    <AccountPart id="data">
      <SettingsSection level={3} title={words.title} about={words.about}>
        <p>
          <InlineMarkdown text={words.privacy} values={{ privacy: href('/privacy') }} />
        </p>
      </SettingsSection>
    </AccountPart>
  )
}

import { catalogue } from '#app/content/en/catalogue.ts'
import { officialForm } from '#app/content/en/identification.ts'
import { Icon } from '#app/ui/icon.tsx'
import iconList from '#app/ui/icon-list.module.css'
import { PageSection } from '#app/ui/page-section.tsx'
import { InlineMarkdown, PlainLink } from '#app/ui/inline-markdown.tsx'
import { ViewerLink } from '#app/viewer/viewer-link.tsx'

import type { HowItWorksWords } from './describe-page.ts'

import numbered from '#app/ui/steps.module.css'

const papers = [catalogue['ps1583-online'], catalogue.ps1583, catalogue['identification-documents']]

/** From choosing a plan to the key, and the papers for it. */
export function ApplicationSteps({ words }: { words: HowItWorksWords['application'] }) {
  return (
    <PageSection id="application" title={words.title} lead={words.lead} isTinted>
      <ol className={`${numbered.steps} ${numbered.filled} columns-2 stack gap-7 gap-x-12`}>
        {words.steps.map(({ title, text }) => (
          <li key={title} className="stack gap-1.5 content-start">
            <h3>{title}</h3>
            <p className="muted">
              <InlineMarkdown text={text} />
            </p>
          </li>
        ))}
      </ol>
      <p>
        <InlineMarkdown text={words.elsewhere} />
      </p>
      <div className="stack gap-5 content-start">
        <h3>{words.papers}</h3>
        <ul className={`${iconList.list} stack gap-2`}>
          {papers.map((entry) => (
            <li key={entry.id}>
              <Icon name={entry.kind === 'pdf' ? 'document' : 'away'} />
              <ViewerLink entry={entry}>{entry.title}</ViewerLink>
            </li>
          ))}
        </ul>
        <p className="muted">
          {officialForm.worksheetNotice}{' '}
          <PlainLink to={officialForm.url}>{officialForm.shortUrl}</PlainLink>
        </p>
      </div>
    </PageSection>
  )
}

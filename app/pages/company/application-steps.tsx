import { application } from '#app/content/application.ts'
import { catalogue } from '#app/content/catalogue.ts'
import { officialForm, signingWays } from '#app/content/identification.ts'
import { EdgedTerms } from '#app/ui/edged-terms.tsx'
import section from '#app/ui/section.module.css'
import { PlainLink, Words } from '#app/ui/words.tsx'
import { ViewerLink } from '#app/viewer/viewer-link.tsx'

import type { HowItWorksWords } from './describe-page.ts'

import css from './how-it-works.module.css'

const papers = [catalogue['ps1583-online'], catalogue.ps1583, catalogue['identification-documents']]

/** From choosing a plan to the key; in front of us first, by mail for who can't come. */
export function ApplicationSteps({ words }: { words: HowItWorksWords['application'] }) {
  const { byMail } = application
  return (
    <div className={`${section.band} ${section.tinted}`}>
      <section id="application" className={section.section} aria-labelledby="application-title">
        <div className={section.heading}>
          <h2 id="application-title">{words.title}</h2>
          <p>{words.lead}</p>
        </div>
        <ol className={css.steps}>
          {words.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>
                <Words text={text} />
              </p>
            </li>
          ))}
        </ol>
        <div className={css.columns}>
          <div className={css.part}>
            <h3>{words.ways}</h3>
            <EdgedTerms of={signingWays.map(({ title, text }) => [title, text])} />
          </div>
          <div className={css.part}>
            <h3>{words.byMail}</h3>
            <ol className={css.numbered}>
              {byMail.steps.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}.</strong> {text}
                </li>
              ))}
            </ol>
            <h3>{words.papers}</h3>
            <ul className={css.papers}>
              {papers.map((entry) => (
                <li key={entry.id}>
                  <ViewerLink entry={entry}>{entry.title}</ViewerLink>
                </li>
              ))}
            </ul>
            <p className={css.quiet}>
              {officialForm.worksheetNotice}{' '}
              <PlainLink to={officialForm.url}>{officialForm.shortUrl}</PlainLink>
            </p>
          </div>
        </div>
      </section>
    </div>
  )
}

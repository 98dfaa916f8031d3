import { newTab } from '#app/content/en/ui.ts'
import { application } from '#app/content/en/application.ts'
import { catalogue } from '#app/content/en/catalogue.ts'
import { officialForm } from '#app/content/en/identification.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ViewerLink } from '#app/viewer/viewer-link.tsx'

import { ApplicationGuide } from './application-guide.tsx'

import css from './application.module.css'
import section from './section.module.css'

const papers = ['ps1583', 'ps1583-online', 'identification-documents'] as const

/** Applying with Form 1583: how, and the papers for it, which open in the viewer. */
export function Application() {
  return (
    <section data-later="" id="notary" className={`${section.section} ${section.tinted}`}>
      <ApplicationGuide />
      <div className={css.part}>
        <h3>{application.papers}</h3>
        <p className={css.notice}>
          {officialForm.worksheetNotice} {application.official}{' '}
          <a href={officialForm.url} target="_blank" rel="noopener noreferrer">
            {officialForm.shortUrl}
            <span className="unseen"> {newTab}</span>
          </a>
        </p>
        <ul className={css.papers}>
          {papers.map((id) => (
            <li key={id} className={css.paper}>
              <Icon name={catalogue[id].kind === 'pdf' ? 'document' : 'away'} />
              <ViewerLink entry={catalogue[id]}>{catalogue[id].title}</ViewerLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

import { newTab } from '#app/content/en/ui.ts'
import { application } from '#app/content/en/application.ts'
import { catalogue } from '#app/content/en/catalogue.ts'
import { officialForm } from '#app/content/en/identification.ts'
import leading from '#app/ui/leading-icon.module.css'
import { ViewerLink } from '#app/viewer/viewer-link.tsx'

import { ApplicationGuide } from './application-guide.tsx'

import css from './application.module.css'
import section from './section.module.css'

const papers = ['ps1583', 'ps1583-online', 'identification-documents'] as const

const iconOf = (id: (typeof papers)[number]) => (catalogue[id].kind === 'pdf' ? 'document' : 'away')

/** Applying with Form 1583: how, and the papers for it, which open in the viewer. */
export function Application() {
  return (
    <section data-later="" id="notary" className={`${section.section} ${section.tinted}`}>
      <ApplicationGuide />
      <div className={css.part}>
        <h3>{application.papers}</h3>
        <p className={css.notice}>
          {officialForm.worksheetNotice} {application.official}{' '}
          <a
            href={officialForm.url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${officialForm.shortUrl} ${newTab}`}
          >
            {officialForm.shortUrl}
          </a>
        </p>
        <ul className={css.papers}>
          {papers.map((id) => (
            <li key={id} className={`${css.paper} ${leading.icon} ${leading[iconOf(id)]}`}>
              <ViewerLink entry={catalogue[id]}>{catalogue[id].title}</ViewerLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

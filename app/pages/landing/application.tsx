import { addressIds, photoIds, type AcceptedDocument } from '#app/facts/documents.ts'
import { signingWays } from '#app/facts/signing.ts'
import { DescriptionList } from '#app/ui/description-list.tsx'
import { ViewerLink } from '#app/viewer/viewer-link.tsx'
import { application } from '#content/application.ts'
import { catalogue } from '#content/catalogue.ts'
import { officialForm } from '#content/identification.ts'
import { newTab } from '#content/ui.ts'

import { SectionHeading } from './section-heading.tsx'

import css from './application.module.css'
import section from './section.module.css'
import leading from '#app/ui/leading-icon.module.css'
import numbered from '#app/ui/steps.module.css'
import tag from '#app/ui/tag.module.css'

const papers = ['ps1583', 'ps1583-online', 'identification-documents'] as const

const iconOf = (id: (typeof papers)[number]) => (catalogue[id].kind === 'pdf' ? 'document' : 'away')

/** Applying with Form 1583: how, and the papers for it, which open in the viewer. */
export function Application() {
  return (
    <section id="notary" className={`${section.section} ${section.tinted}`}>
      <ApplicationGuide />
      <div className="stack content-start">
        <h3>{application.papers}</h3>
        <p className="muted text-base">
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

function ApplicationGuide() {
  return (
    <div className={css.guide}>
      <SectionHeading title={application.title} lead={application.lead} />
      <div className={css.routes}>
        <InPerson />
        <ByMail />
      </div>
      <div className="stack content-start">
        <h3>{application.ways}</h3>
        <DescriptionList
          className={css.ways}
          of={signingWays.map(({ title, text }) => [title, text])}
        />
      </div>
    </div>
  )
}

function InPerson() {
  const { badge, title, steps } = application.here
  return (
    <div className={`${css.route} ${css.easy}`}>
      <p className={tag.tag}>{badge}</p>
      <h3>{title}</h3>
      <ul className={`${section.ticks} stack gap-3.5`}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <DocumentList title={application.photoIds} documents={photoIds} />
      <DocumentList title={application.addressIds} documents={addressIds} />
      <p className="muted text-base">{application.noDoubleUse}</p>
    </div>
  )
}

function ByMail() {
  const { title: heading, steps } = application.byMail
  return (
    <div id="by-mail" className={css.route}>
      <h3>{heading}</h3>
      <ol className={`${numbered.steps} ${css.steps}`}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong> {text}
          </li>
        ))}
      </ol>
      <a href="#contact">{application.contactLink}</a>
    </div>
  )
}

/** One of the form's two lists of documents, folded away until it is asked for. */
function DocumentList({ title, documents }: { title: string; documents: AcceptedDocument[] }) {
  return (
    <details className={css.documents}>
      <summary>{title}</summary>
      <ul>
        {documents.map(({ id, name, note }) => (
          <li key={id}>{note ? `${name}. ${note}` : name}</li>
        ))}
      </ul>
    </details>
  )
}

import { application } from '#app/content/application.ts'
import { catalogue } from '#app/content/catalogue.ts'
import { addressIds, officialForm, photoIds, signingWays } from '#app/content/identification.ts'
import { Icon } from '#app/ui/icon.tsx'
import { ViewerLink } from '#app/viewer/viewer-link.tsx'

import { DocumentList } from './document-list.tsx'
import { SectionHeading } from './section-heading.tsx'

import css from './application.module.css'
import section from './section.module.css'

const papers = [catalogue.ps1583, catalogue['ps1583-online'], catalogue['identification-documents']]

/** Applying with Form 1583: with us first, then by mail. */
export function Application() {
  const { here, byMail } = application
  return (
    <div className={`${section.band} ${section.tinted}`}>
      <section id="notary" className={section.section}>
        <SectionHeading title={application.title} lead={application.lead} />
        <div className={css.routes}>
          <div className={`${css.route} ${css.easy}`}>
            <p className={section.tag}>{here.badge}</p>
            <h3>{here.title}</h3>
            <ul className={css.checks}>
              {here.steps.map((step) => (
                <li key={step}>
                  <Icon name="check" /> {step}
                </li>
              ))}
            </ul>
            <div className={css.documents}>
              <DocumentList title={application.photoIds} documents={photoIds} />
              <DocumentList title={application.addressIds} documents={addressIds} />
            </div>
            <p className={css.notice}>{application.noDoubleUse}</p>
          </div>
          <div className={css.route}>
            <h3>{byMail.title}</h3>
            <ol className={css.steps}>
              {byMail.steps.map(({ title, text }) => (
                <li key={title}>
                  <strong>{title}</strong>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
            <p>
              <a href="#contact">{application.contactLink}</a>
            </p>
          </div>
        </div>
        <div className={css.details}>
          <SigningWays />
          <Papers />
        </div>
      </section>
    </div>
  )
}

function SigningWays() {
  return (
    <div className={css.part}>
      <h3>{application.ways}</h3>
      <dl className={css.ways}>
        {signingWays.map(({ id, title, text }) => (
          <div key={id}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Papers() {
  return (
    <div className={css.part}>
      <h3>{application.papers}</h3>
      <ul className={css.papers}>
        {papers.map((entry) => (
          <li key={entry.id}>
            <ViewerLink entry={entry}>{entry.title}</ViewerLink>
          </li>
        ))}
      </ul>
      <p className={css.notice}>
        {officialForm.worksheetNotice} {officialForm.name}, {officialForm.editionName}:{' '}
        <a href={officialForm.url} target="_blank" rel="noopener noreferrer">
          {officialForm.shortUrl}
          <span className="unseen"> (opens in a new tab)</span>
        </a>
      </p>
    </div>
  )
}

import { addressIds, photoIds, type AcceptedDocument } from '#app/content/en/identification.ts'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import section from '#app/ui/section.module.css'

import type { HowItWorksWords } from './describe-page.ts'

import css from './how-it-works.module.css'

/** The two lists of documents. */
export function Identification({ words }: { words: HowItWorksWords['identification'] }) {
  return (
    <div className={section.band}>
      <section id="identification" className={section.section} aria-labelledby="ids-title">
        <div className={section.heading}>
          <h2 id="ids-title">{words.title}</h2>
          <p>{words.lead}</p>
        </div>
        <div className={css.columns}>
          <Documents title={words.photo} documents={photoIds} />
          <Documents title={words.address} documents={addressIds} />
        </div>
        <p>
          <SiteLink href={words.more.path}>{words.more.text}</SiteLink>
        </p>
      </section>
    </div>
  )
}

function Documents({ title, documents }: { title: string; documents: AcceptedDocument[] }) {
  return (
    <div className={css.panel}>
      <h3>{title}</h3>
      <ul className={css.documents}>
        {documents.map(({ id, name, note }) => (
          <li key={id}>
            <Icon name="check" />
            <span>
              {name}
              {note && <span className={css.quiet}>{note}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

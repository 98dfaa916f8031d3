import { apply } from '#app/content/en/apply.ts'
import { hoursInLines } from '#app/facts/office-hours.ts'
import { business, phoneLink } from '#app/content/business.ts'
import { addressIds, photoIds, type AcceptedDocument } from '#app/content/en/identification.ts'
import { SiteLink } from '#app/ui/site-link.tsx'
import { interpolate } from '#shared/interpolate.ts'
import section from '#app/ui/section.module.css'
import numbered from '#app/ui/steps.module.css'

import css from './about.module.css'

const { steps, title, bring, other } = apply.about

/** What an application is, what to bring, and the other ways: it reads whole without scripts. */
export function About() {
  const [address, phone] = [business.addressLines.join(', '), business.phone]
  const hours = hoursInLines.replaceAll('\n', ', ')
  return (
    <>
      <div className={section.band}>
        <section className={section.section} aria-labelledby="about-title">
          <div className={section.heading}>
            <h2 id="about-title">{title}</h2>
          </div>
          <ol className={`${numbered.steps} ${css.steps}`}>
            {steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className={`${section.band} ${section.tinted}`}>
        <section className={section.section} aria-labelledby="bring-title">
          <div className={section.heading}>
            <h2 id="bring-title">{bring.title}</h2>
            <p>{bring.text}</p>
          </div>
          <div className={css.pair}>
            <Documents title={bring.photo} documents={photoIds} />
            <Documents title={bring.address} documents={addressIds} />
          </div>
        </section>
      </div>
      <div className={section.band}>
        <section className={section.section} aria-labelledby="other-title">
          <div className={section.heading}>
            <h2 id="other-title">{other.title}</h2>
            <p>{other.text}</p>
          </div>
          <ul className={css.list}>
            <li>{interpolate(other.counter, { address, hours })}</li>
            <li>
              <a href={phoneLink}>{interpolate(other.phone, { phone })}</a>
            </li>
            <li>
              <SiteLink href={other.byMail.path}>{other.byMail.text}</SiteLink>
            </li>
          </ul>
        </section>
      </div>
    </>
  )
}

function Documents({ title: name, documents }: { title: string; documents: AcceptedDocument[] }) {
  return (
    <div className={css.documents}>
      <h3>{name}</h3>
      <ul className={css.list}>
        {documents.map(({ id, name: document }) => (
          <li key={id}>{document}</li>
        ))}
      </ul>
    </div>
  )
}

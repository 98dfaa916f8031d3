import { application } from '#app/content/en/application.ts'
import { addressIds, photoIds, signingWays } from '#app/content/en/identification.ts'
import tag from '#app/ui/tag.module.css'
import { DescriptionList } from '#app/ui/description-list.tsx'

import { DocumentList } from './document-list.tsx'
import { SectionHeading } from './section-heading.tsx'

import numbered from '#app/ui/steps.module.css'
import css from './application-guide.module.css'
import section from './section.module.css'

/** How to apply with Form 1583: with us first, then by mail. */
export function ApplicationGuide() {
  return (
    <div className={css.guide}>
      <SectionHeading title={application.title} lead={application.lead} />
      <div className={`scroller ${css.routes}`}>
        <InPerson />
        <ByMail />
      </div>
      <div className={css.part}>
        <h3>{application.ways}</h3>
        <DescriptionList
          className={`scroller ${css.ways}`}
          scrolls
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
      <p className={css.notice}>{application.noDoubleUse}</p>
    </div>
  )
}

function ByMail() {
  const { title: heading, steps } = application.byMail
  return (
    <div className={css.route}>
      <h3>{heading}</h3>
      <ol className={`${numbered.steps} ${css.steps}`}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            {text}
          </li>
        ))}
      </ol>
      <a href="#contact">{application.contactLink}</a>
    </div>
  )
}

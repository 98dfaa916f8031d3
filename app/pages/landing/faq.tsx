import { withFacts } from '#app/facts/with-facts.ts'
import { LivePart } from '#app/islands/live-part.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { questions, type Question } from '#content/faq.ts'
import { landing } from '#content/landing.ts'

import { SectionHeading } from './section-heading.tsx'

import css from './faq.module.css'
import section from './section.module.css'

/** Questions and answers. They share a name, so the browser itself keeps one open at a time. */
export function Faq() {
  return (
    <section id="faq" className={`${section.section} ${css.faq}`}>
      <div className={css.heading}>
        <SectionHeading {...landing.faq} />
      </div>
      <div>
        {withFacts(questions).map((question) => (
          <Entry key={question.id} {...question} />
        ))}
      </div>
    </section>
  )
}

function Entry({ question, answer, link, isOfHours }: Question) {
  return (
    <details name="faq" className={css.question}>
      <summary>{question}</summary>
      {answer.map((paragraph, index) => (
        <p key={paragraph}>
          {paragraph}
          {link && index === answer.length - 1 && <SiteLink href={link.path}>{link.text}</SiteLink>}
        </p>
      ))}
      {isOfHours && <LivePart name="days" />}
    </details>
  )
}

import { withFacts } from '#app/facts/with-facts.ts'
import { LivePart } from '#app/islands/live-part.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { questionGroups, type Question } from '#content/faq.ts'
import { landing } from '#content/landing.ts'

import { Section } from './section.tsx'

export function Faq() {
  return (
    <Section id="faq" title={landing.faq.title}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-3 lg:gap-10">
        {questionGroups.map(({ title, questions }) => (
          <div key={title}>
            <h3 className="pb-1">{title}</h3>
            {withFacts(questions).map((question) => (
              <Entry key={question.id} {...question} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}

function Entry({ question, answer, link, isOfHours }: Question) {
  return (
    <details name="faq" className="border-b border-line">
      <summary className="justify-between py-1 font-medium sm:py-1.5 leading-snug">
        {question}
      </summary>
      <div className="text-muted grid gap-3 pb-4 text-[1rem]">
        {answer.map((paragraph, index) => (
          <p key={paragraph}>
            {paragraph}{' '}
            {link && index === answer.length - 1 && (
              <SiteLink href={link.path}>{link.text}</SiteLink>
            )}
          </p>
        ))}
        {isOfHours && <LivePart name="days" />}
      </div>
    </details>
  )
}

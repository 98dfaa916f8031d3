import { Banner } from '#app/ui/banner.tsx'
import section from '#app/ui/section.module.css'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'

import type { HowItWorksWords } from './describe-page.ts'
import { StepPicture } from './step-picture.tsx'

import css from './how-it-works.module.css'

/** What happens to a letter at the shop, from its sender to its reader. */
export function Hub({ words }: { words: HowItWorksWords['hub'] }) {
  return (
    <section id="hub" className={section.section} aria-labelledby="hub-title">
      <div className="measure stack gap-3">
        <h2 id="hub-title">{words.title}</h2>
        <p className="lead">{words.lead}</p>
      </div>
      <ol className={`${css.journey} stack`}>
        {words.steps.map(({ title, text }, position) => (
          <li key={title} className="stack gap-2.5 content-start">
            <StepPicture step={position} />
            <h3 className="row gap-2.5">
              <span className={`${css.count} accent tabular`}>{position + 1}</span> {title}
            </h3>
            <p className="muted">
              <InlineMarkdown text={text} />
            </p>
          </li>
        ))}
      </ol>
      <Banner tone="note">
        <p>{words.later}</p>
        <p>
          <InlineMarkdown text={words.after} />
        </p>
      </Banner>
    </section>
  )
}

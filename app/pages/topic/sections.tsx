import type { Section } from '#app/content/topic.ts'
import { EdgedTerms } from '#app/ui/edged-terms.tsx'
import { Words } from '#app/ui/words.tsx'

import css from './sections.module.css'

export function Sections({ sections }: { sections: Section[] }) {
  return sections.map((section) => <SectionOf key={section.title} {...section} />)
}

function SectionOf({ title, paragraphs, terms, list, steps }: Section) {
  return (
    <section className={css.section}>
      <h2>{title}</h2>
      {paragraphs?.map((text) => (
        <p key={text}>
          <Words text={text} />
        </p>
      ))}
      {terms && <EdgedTerms look="close" of={terms.map(({ term, text }) => [term, text])} />}
      {list && <ul className={css.list}>{list.map(itemOf)}</ul>}
      {steps && <ol className={css.steps}>{steps.map(itemOf)}</ol>}
    </section>
  )
}

function itemOf(text: string) {
  return (
    <li key={text}>
      <Words text={text} />
    </li>
  )
}

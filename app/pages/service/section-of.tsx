import type { Section } from '#app/content/en/service.ts'
import { BorderedDescriptionList } from '#app/ui/description-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'

import iconList from '#app/ui/icon-list.module.css'
import numbered from '#app/ui/steps.module.css'
import css from './section-of.module.css'

/** A heading with its texts; framed where it is a list to tick off or a warning. */
export function SectionOf({ title, paragraphs, terms, list, steps, look }: Section) {
  const ticked = look === 'panel'
  return (
    <section className={`${css.section} ${look ? css[look] : ''} stack gap-4 gap-x-12 items-start`}>
      <h2 className="text-part row gap-2.5">
        {look === 'notice' && <Icon name="info" size={22} />}
        {title}
      </h2>
      <div className={`${css.texts} stack`}>
        {paragraphs?.map((text) => (
          <p key={text}>
            <InlineMarkdown text={text} />
          </p>
        ))}
        {terms && (
          <BorderedDescriptionList look="close" of={terms.map(({ term, text }) => [term, text])} />
        )}
        {list && (
          <ul
            className={
              ticked ? `${iconList.list} ${iconList.ticks} stack gap-3` : 'bulleted gap-2.5'
            }
          >
            {list.map((text) => (
              <li key={text}>
                {ticked && <Icon name="check" />}
                <span>
                  <InlineMarkdown text={text} />
                </span>
              </li>
            ))}
          </ul>
        )}
        {steps && (
          <ol className={`${numbered.steps} ${css.steps} stack`}>
            {steps.map((text) => (
              <li key={text}>
                <InlineMarkdown text={text} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  )
}

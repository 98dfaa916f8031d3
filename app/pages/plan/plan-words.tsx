import type { PlanInDetail } from '#app/content/en/plans-in-detail/plan-in-detail.ts'
import { planPage } from '#app/content/en/plans-in-detail/plan-page.ts'
import { BorderedDescriptionList } from '#app/ui/bordered-description-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'

import css from './plan-words.module.css'

export function Audience({ audience }: Pick<PlanInDetail, 'audience'>) {
  return (
    <section className={css.part}>
      <h2>{planPage.audience}</h2>
      <ul className={css.audience}>
        {audience.map((text) => (
          <li key={text}>
            <Icon name="onward" />
            <span>
              <InlineMarkdown text={text} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Know({ know }: Pick<PlanInDetail, 'know'>) {
  return (
    <section className={css.part}>
      <h2>{planPage.know}</h2>
      <BorderedDescriptionList of={know.map(({ title, text }) => [title, text])} />
    </section>
  )
}

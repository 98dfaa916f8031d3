import type { PlanInDetail } from '#app/content/plans-in-detail/plan-in-detail.ts'
import { planPage } from '#app/content/plans-in-detail/plan-page.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Words } from '#app/ui/words.tsx'

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
              <Words text={text} />
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
      <dl className={css.know}>
        {know.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              <Words text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Questions and answers, one open at a time. */
export function Questions({ questions }: Pick<PlanInDetail, 'questions'>) {
  return (
    <section className={css.part}>
      <h2>{planPage.questions}</h2>
      <div>
        {questions.map(({ question, answer }) => (
          <details key={question} name="questions" className={css.question}>
            <summary>{question}</summary>
            <p>
              <Words text={answer} />
            </p>
          </details>
        ))}
      </div>
    </section>
  )
}

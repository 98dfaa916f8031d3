import type { Topic } from '#app/content/topic.ts'
import { Words } from '#app/ui/words.tsx'

import css from './questions.module.css'

/** Questions and answers, one open at a time. */
export function Questions({ questions }: Pick<Topic, 'questions'>) {
  return (
    <section className={css.group}>
      <h2>Questions</h2>
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

import { InlineMarkdown } from './inline-markdown.tsx'

import css from './questions.module.css'

type QuestionsProps = { questions: { question: string; answer: string }[] }

/** Questions with their answers folded away. They share a name: the browser keeps one open at a time. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <details key={question} name="questions" className={css.question}>
          <summary>{question}</summary>
          <p>
            <InlineMarkdown text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}

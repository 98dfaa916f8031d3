import { InlineMarkdown } from './inline-markdown.tsx'

export const FOLDED = 'border-t border-line last:border-b'
export const FOLDED_TITLE = 'justify-between py-4 leading-[1.4]'

type QuestionsProps = { questions: { question: string; answer: string }[] }

/** A shared name: the browser keeps one open at a time. */
export function Questions({ questions }: QuestionsProps) {
  return (
    <div>
      {questions.map(({ question, answer }) => (
        <details key={question} name="questions" className={FOLDED}>
          <summary className={FOLDED_TITLE}>{question}</summary>
          <p className="max-w-184 pr-10 pb-5 text-muted">
            <InlineMarkdown text={answer} />
          </p>
        </details>
      ))}
    </div>
  )
}

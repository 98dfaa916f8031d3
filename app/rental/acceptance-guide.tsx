import { acceptance as words } from '#app/content/en/acceptance.ts'
import { interpolate } from '#shared/interpolate.ts'
import { InlineMarkdown, PlainLink } from '#app/ui/inline-markdown.tsx'

import { formatDate } from './times.ts'

import css from './acceptance-guide.module.css'

/** Where a private mailbox is accepted as an address: the answer at once, the reason and its source on opening. */
export function AcceptanceGuide() {
  return (
    <div className={css.guide}>
      {words.uses.map(({ id, name, answers, reason, source, checkedOn }) => (
        <details key={id} id={id} name="uses" className={css.use}>
          <summary>
            <span className={css.name}>{name}</span>
            <span className={css.answers}>
              {answers.map(({ as, verdict }) => (
                <span key={as}>
                  {as}: <strong className={css[verdict]}>{words.verdicts[verdict]}</strong>
                </span>
              ))}
            </span>
          </summary>
          <div className={css.reason}>
            <p>
              <InlineMarkdown text={reason} />
            </p>
            <p className={css.source}>
              {words.source} <PlainLink to={source.url}>{source.name}</PlainLink>,{' '}
              {interpolate(words.checked, { day: formatDate(checkedOn) })}
            </p>
          </div>
        </details>
      ))}
      <p className={css.source}>{words.advice}</p>
    </div>
  )
}

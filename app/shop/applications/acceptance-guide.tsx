import { formatDate } from '#app/shop/core/times.ts'
import { InlineMarkdown, PlainLink } from '#app/ui/inline-markdown.tsx'
import { FOLDED, FOLDED_TITLE } from '#app/ui/questions.tsx'
import { acceptance as words } from '#content/acceptance.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './acceptance-guide.module.css'

const tones = { yes: 'success', usually: 'warning', no: 'error' } as const

/** Where a private mailbox is accepted as an address: the answer at once, the reason and its source on opening. */
export function AcceptanceGuide() {
  return (
    <div className="grid grid-cols-1 gap-0">
      {words.uses.map(({ id, name, answers, reason, source, checkedOn }) => (
        <details key={id} id={id} name="uses" className={`${FOLDED} ${css.use}`}>
          <summary className={FOLDED_TITLE}>
            <span className="flex-1">{name}</span>{' '}
            <span className={`${css.answers} grid grid-cols-1 gap-0 text-15 text-muted`}>
              {answers.map(({ as, verdict }) => (
                <span key={as}>
                  {as}:{' '}
                  <strong data-tone={tones[verdict]} className={css.verdict}>
                    {words.verdicts[verdict]}
                  </strong>{' '}
                </span>
              ))}
            </span>
          </summary>
          <div className={`${css.reason} grid grid-cols-1 gap-2`}>
            <p>
              <InlineMarkdown text={reason} />
            </p>
            <p className="text-15 text-muted wrap-anywhere">
              {words.source} <PlainLink to={source.url}>{source.name}</PlainLink>,{' '}
              {interpolate(words.checked, { day: formatDate(checkedOn) })}
            </p>
          </div>
        </details>
      ))}
      <p className="text-15 text-muted wrap-anywhere">{words.advice}</p>
    </div>
  )
}

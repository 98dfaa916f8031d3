import { formatDate } from '#app/shop/core/times.ts'
import { InlineMarkdown, PlainLink } from '#app/ui/inline-markdown.tsx'
import { FOLDED, FOLDED_TITLE } from '#app/ui/questions.tsx'
import { acceptance as words } from '#content/acceptance.ts'
import { interpolate } from '#shared/interpolate.ts'

const tones = { yes: 'success', usually: 'warning', no: 'error' } as const

export function AcceptanceGuide() {
  return (
    <div className="grid grid-cols-1 gap-0">
      {words.uses.map(({ id, name, answers, reason, source, checkedOn }) => (
        <details
          key={id}
          id={id}
          name="uses"
          className={`scroll-mt-[calc(var(--bar)+1rem)] last-of-type:mb-4 last-of-type:border-b last-of-type:border-line ${FOLDED}`}
        >
          <summary className={`${FOLDED_TITLE} max-[34rem]:flex-wrap`}>
            <span className="flex-1">{name}</span>{' '}
            <span className="grid flex-[2] grid-cols-1 text-15 font-normal text-muted max-[34rem]:order-3 max-[34rem]:flex-[1_0_100%]">
              {answers.map(({ as, verdict }) => (
                <span key={as}>
                  {as}:{' '}
                  <strong data-tone={tones[verdict]} className="text-(--ink)">
                    {words.verdicts[verdict]}
                  </strong>{' '}
                </span>
              ))}
            </span>
          </summary>
          <div className="grid max-w-[46rem] grid-cols-1 gap-2 pr-10 pb-5">
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

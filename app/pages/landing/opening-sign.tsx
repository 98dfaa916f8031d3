import signScript from 'script-address:app/pages/landing/opening-sign-script.ts'

import css from './opening-sign.module.css'

type OpeningSignProps = {
  /** What stands in the finished HTML, which knows no time: a line as long. */
  meanwhile: string
}

/** Whether the shop is open at this minute, by its own clock: opening-sign-script.ts looks at it. */
export function OpeningSign({ meanwhile }: OpeningSignProps) {
  return (
    <p className={css.sign} data-near="" data-script={signScript} suppressHydrationWarning>
      <strong />
      <span>{meanwhile}</span>
    </p>
  )
}

import { business } from '#app/content/business.ts'
import { security } from '#app/content/en/security.ts'
import { Button } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { download } from '#app/ui/download.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './two-step.module.css'

const { codes: words, apps } = security

type RecoveryCodesProps = { codes: string[]; email: string; onKept: () => void }

/** The codes, which are shown this once: to be copied, saved or printed. */
export function RecoveryCodes({ codes, email, onKept }: RecoveryCodesProps) {
  const heading = interpolate(words.heading, { email, shop: business.name })
  const shown = codes.map(inFours)

  return (
    <section className={`${css.codes} panel stack`} aria-label={words.shownTitle}>
      <h4 className={`${css.heading} bold`}>{words.shownTitle}</h4>
      <p>{words.shown}</p>
      <p className="print-only">{heading}</p>
      <ol>
        {shown.map((code) => (
          <li key={code}>
            <code className={`${css.code} text-base break-anywhere`}>{code}</code>
          </li>
        ))}
      </ol>
      <div className="cluster screen-only">
        <CopyButton
          variant="quiet"
          small
          text={() => shown.join('\n')}
          copied={words.copied}
          refused={apps.notCopied}
        >
          {words.copy}
        </CopyButton>
        <Button
          variant="quiet"
          small
          onClick={() =>
            download(words.file, 'text/plain', `${[heading, '', ...shown].join('\n')}\n`)
          }
        >
          {words.download}
        </Button>
        <Button variant="quiet" small onClick={() => window.print()}>
          {words.print}
        </Button>
        <Button small onClick={onKept}>
          {words.kept}
        </Button>
      </div>
    </section>
  )
}

function inFours(code: string) {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}

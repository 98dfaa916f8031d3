import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { useId, useMemo } from 'react'

import { addressCard } from '#app/content/en/active-mailbox.ts'
import { Button } from '#app/ui/button.tsx'
import { download } from '#app/ui/download.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'

import { type AddressFields, writeVcard } from './address.ts'

import css from './mailbox.module.css'

const { share: words } = addressCard
const LABELS = 30
const QUIET_ZONE = 4

/** The address as a contact file, a code for cameras, and a sheet of labels: made here, sent nowhere. */
export function ShareAddress({ address, lines }: { address: AddressFields; lines: string[] }) {
  const id = useId()
  const vcard = writeVcard(address, addressCard.country)

  return (
    <section className={`${css.block} stack gap-3 content-start`} aria-labelledby={id}>
      <h5 id={id}>{words.title}</h5>
      <p className="quiet">{words.about}</p>
      <div className={`${css.share} stack gap-5`}>
        <QrCode text={vcard} />
        <div className={`${css.block} stack gap-3 content-start`}>
          <p className="quiet">{words.codeHint}</p>
          <div className="cluster">
            <Button
              variant="quiet"
              small
              onClick={() => download(`${address.name}.vcf`, 'text/vcard', vcard)}
            >
              {words.contact}
            </Button>
            <PrintButton variant="quiet" small sheet={<Labels lines={lines} />}>
              <Icon name="print" />
              {words.labels}
            </PrintButton>
          </div>
          <p className="quiet">{words.labelsHint}</p>
        </div>
      </div>
    </section>
  )
}

function Labels({ lines }: { lines: string[] }) {
  return (
    <ol className={css.labels}>
      {Array.from({ length: LABELS }, (_, at) => (
        <li key={at}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </li>
      ))}
    </ol>
  )
}

function QrCode({ text }: { text: string }) {
  const code = useMemo(() => generate(text, { minCorrectionLevel: correction.L }), [text])
  const size = code.size + 2 * QUIET_ZONE
  return (
    <svg
      className={css.code}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      role="img"
      aria-label={words.code}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(code)} />
    </svg>
  )
}

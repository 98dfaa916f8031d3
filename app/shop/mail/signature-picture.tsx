import { handOuts } from '#app/content/staff/hand-outs.ts'
import { signaturePaths, type Signature } from '#shared/shop/mail/signature.ts'

import css from './signature-picture.module.css'

/** What somebody signed, as it was drawn. */
export function SignaturePicture({ signature }: { signature: Signature }) {
  const { width, height } = signature
  return (
    <svg
      className={css.signature}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={handOuts.proof.facts.signature}
    >
      {signaturePaths(signature).map((path, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- strokes never change, and may be alike
        <path key={index} d={path} />
      ))}
    </svg>
  )
}

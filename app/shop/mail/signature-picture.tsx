import { handOuts } from '#app/content/staff/hand-outs.ts'
import { signaturePaths, type Signature } from '#shared/shop/mail/signature.ts'

/** What somebody signed, as it was drawn. */
export function SignaturePicture({ signature }: { signature: Signature }) {
  const { width, height } = signature
  return (
    <svg
      className="block max-h-36 w-[min(100%,24rem)] border-b border-current fill-none stroke-current [stroke-linecap:round] [stroke-linejoin:round] [stroke-width:2.5]"
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

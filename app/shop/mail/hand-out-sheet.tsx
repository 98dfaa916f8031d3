import { business } from '#app/content/business.ts'
import { handOuts } from '#app/content/staff/hand-outs.ts'
import { mail } from '#app/content/staff/mail.ts'
import { pickUp } from '#app/content/staff/pick-up.ts'
import { documentName } from '#app/shop/core/names.ts'
import { PrintSheet } from '#app/shop/core/print-sheet.tsx'
import { formatDate, formatTimeOf } from '#app/shop/core/times.ts'
import { Facts } from '#app/ui/facts.tsx'
import { wallClock } from '#shared/calendar.ts'
import { interpolate } from '#shared/interpolate.ts'
import type { HandOutProof } from '#shared/shop/mail/hand-outs.ts'
import { signaturePaths, type Signature } from '#shared/shop/mail/signature.ts'

import { carrierName } from './item-words.ts'
import { formatLacking } from './lacking-papers.tsx'

const { proof: words } = handOuts

export function HandOutSheet({
  proof,
  items,
}: { proof: HandOutProof } & Pick<HandOutProof, 'items'>) {
  const { box, at, takenBy, pickedUpAs, idType, clerk, allowed, signature } = proof
  const { facts } = words
  return (
    <PrintSheet
      title={words.title}
      about={
        <p>{[business.legalName, interpolate(words.about, { box })].filter(Boolean).join(' · ')}</p>
      }
    >
      {items.map((item) => (
        <ItemFacts key={item.id} item={item} />
      ))}
      <Facts
        of={[
          [facts.at, <strong key="at">{formatMoment(at)}</strong>],
          [facts.to, <strong key="to">{takenBy ?? handOuts.erased}</strong>],
          [facts.as, pickUp.kinds[pickedUpAs]],
          [facts.id, `${documentName(idType)}. ${words.idNote}`],
          [facts.clerk, clerk ?? words.gone],
          allowed && [
            facts.allowed,
            interpolate(words.withoutPapers, {
              reason: allowed.reason,
              people: allowed.without.map(formatLacking).join('; '),
            }),
          ],
          [facts.signature, <SignaturePicture key="signature" signature={signature} />],
        ]}
      />
    </PrintSheet>
  )
}

function ItemFacts({ item }: { item: HandOutProof['items'][number] }) {
  const { kind, carrier, tracking, slip, recipient, addressee, receivedAt, receivedBy } = item
  const { item: of } = words
  const name = recipient ?? addressee
  return (
    <section className="grid grid-cols-1 gap-2" aria-label={mail.kinds[kind]}>
      <h3>{mail.kinds[kind]}</h3>
      <Facts
        of={[
          kind !== 'letters' && [of.carrier, carrierName(carrier)],
          tracking !== null && [of.number, tracking],
          slip !== null && [of.slip, slip],
          name !== null && [of.for, name],
          [of.received, formatMoment(receivedAt)],
          [of.receivedBy, receivedBy ?? words.gone],
        ]}
      />
    </section>
  )
}

/** With its year: a court asks years later. */
export function formatMoment(at: number) {
  const day = formatDate(wallClock(at, business.timeZone).date)
  return interpolate(words.moment, { day, time: formatTimeOf(at) })
}

function SignaturePicture({ signature }: { signature: Signature }) {
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

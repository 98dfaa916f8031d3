import { Link } from 'react-router'

import { pickUp as words } from '#app/content/staff/pick-up.ts'
import { photoIds as documents } from '#app/facts/documents.ts'
import { interpolate } from '#shared/interpolate.ts'
import { pickUpAs } from '#shared/shop/applications/household.ts'
import { isPhotoId, type PhotoId } from '#shared/shop/applications/identification.ts'
import { nameInBoth } from '#shared/shop/applications/person-name.ts'
import type { BoxMail } from '#shared/shop/mail/items.ts'
import type { Signature } from '#shared/shop/mail/signature.ts'

import { formatLacking, namePapers, placeOf } from './lacking-papers.tsx'

export type Signer = {
  key: string
  person: string | null
  idType: PhotoId | null
  signature: Signature | null
}

const FREQUENT = [
  'drivers-license',
  'passport',
  'matricula-consular',
  'permanent-resident',
] as const

type PickedUpByProps = {
  box: number
  people: BoxMail['recipients']
  signers: Signer[]
  isAdministrator: boolean
  onChange: (signers: Signer[]) => void
}

export function PickedUpBy({ box, people, signers, isAdministrator, onChange }: PickedUpByProps) {
  function choose(person: string, idType: PhotoId) {
    const [first] = signers
    const own = signers.find((one) => one.person === person)
    const free = own ?? (first?.person === null ? first : undefined)
    if (!free) return onChange([...signers, newSigner(person, idType)])
    const others = signers.filter((one) => one !== own)
    // Pressing the chosen ID again deselects the person and their signature.
    if (own?.idType === idType) return onChange(others.length > 0 ? others : [newSigner()])
    onChange(signers.map((one) => (one === free ? { ...one, person, idType } : one)))
  }

  if (people.length === 0) return <p className="font-semibold text-error">{words.noPeople}</p>
  return (
    <fieldset className="rounded-lg border border-line bg-raised min-w-0">
      <legend className="sr-only">{words.who}</legend>
      <p className="flex flex-wrap items-baseline gap-x-3 px-3 py-2" aria-hidden="true">
        <span className="font-semibold">{words.who}</span>{' '}
        <span className="text-sm text-muted">{words.idHint}</span>
      </p>
      {people.map(({ id, kind, lacking, ...names }) => {
        const shown = signers.find(({ person }) => person === id)?.idType ?? null
        const isHeld = lacking.length > 0 && !isAdministrator
        const name = nameInBoth(names)
        const [first] = lacking
        return (
          <div
            key={id}
            data-held={lacking.length > 0 || undefined}
            className="flex min-h-10 flex-wrap items-center gap-x-2 gap-y-1 border-t border-line px-3 py-1"
          >
            <p className="min-w-36 flex-1 max-sm:basis-full">
              <strong className="wrap-anywhere">{name}</strong>{' '}
              <span className="text-sm text-muted sm:max-lg:hidden">
                {words.kinds[pickUpAs(kind) ?? 'recipient']}
              </span>{' '}
              {first && (
                <span className="block text-sm text-error">
                  {lacking
                    .map((one) => (one.recipientId === id ? namePapers(one) : formatLacking(one)))
                    .join('; ')}{' '}
                  <Link to={placeOf(box, first)}>{words.lacking.fix}</Link>
                </span>
              )}
            </p>
            {FREQUENT.map((idType) => (
              <button
                key={idType}
                type="button"
                disabled={isHeld}
                aria-pressed={shown === idType}
                aria-label={interpolate(words.idOf, { name, id: words.ids[idType] })}
                className={ID}
                onClick={() => choose(id, idType)}
              >
                {words.ids[idType]}
              </button>
            ))}
            <select
              disabled={isHeld}
              aria-label={interpolate(words.idOf, { name, id: words.otherId })}
              className={`${ID} w-25`}
              data-chosen={(shown && !isFrequent(shown)) || undefined}
              value={shown && !isFrequent(shown) ? shown : ''}
              onChange={({ target: { value } }) => isPhotoId(value) && choose(id, value)}
            >
              <option value="">{words.otherId}</option>
              {documents
                .filter((document) => !isFrequent(document.id))
                .map((document) => (
                  <option key={document.id} value={document.id}>
                    {document.name}
                  </option>
                ))}
            </select>
          </div>
        )
      })}
    </fieldset>
  )
}

export function newSigner(person: string | null = null, idType: PhotoId | null = null): Signer {
  return { key: crypto.randomUUID(), person, idType, signature: null }
}

const ID =
  'min-h-9 cursor-pointer rounded-md border border-line-strong bg-raised px-2.5 text-sm hover:border-ink aria-pressed:border-accent aria-pressed:bg-lifted aria-pressed:font-semibold data-chosen:border-accent data-chosen:font-semibold disabled:cursor-not-allowed disabled:opacity-50'

function isFrequent(id: string) {
  return FREQUENT.some((each) => each === id)
}

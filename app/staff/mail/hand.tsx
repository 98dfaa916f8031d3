import { intake } from '#app/content/en/staff/intake.ts'
import { mail } from '#app/content/en/staff/mail.ts'
import { Button } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'

import { changeParcel, dropParcel, type Parcel } from './intake-store.ts'
import { carrierName, shortNumber } from './item-words.ts'

import css from './hand.module.css'

const words = intake.hand

/** The parcels that were scanned and have no box yet. */
export function Hand({ parcels }: { parcels: Parcel[] }) {
  if (parcels.length === 0) return null
  return (
    <section className={`${css.hand} panel stack gap-2`} aria-label={words.title}>
      <h2 className="text-h3">
        {words.title} <span className="accent">{parcels.length}</span>
      </h2>
      <ul>
        {parcels.map((parcel) => {
          const { id, tracking, carrier, isAccountable } = parcel
          const number = tracking ? tracking.number : mail.noTracking
          const name = carrierName(carrier ?? tracking?.carrier)
          return (
            <li key={id} className={`${css.parcel} min-h-tap cluster gap-1 gap-x-4 items-center`}>
              <span>
                <strong>{name}</strong> <span className="tabular break-anywhere">{number}</span>
              </span>
              <label className="min-h-tap row gap-2">
                <input
                  type="checkbox"
                  checked={isAccountable ?? false}
                  onChange={({ target }) => changeParcel(id, { isAccountable: target.checked })}
                />
                {words.accountable}
              </label>
              <Button
                variant="plain"
                small
                aria-label={interpolate(words.drop, {
                  what: `${name} ${shortNumber(tracking?.number ?? null)}`,
                })}
                onClick={() => dropParcel(id)}
              >
                {words.dropShort}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

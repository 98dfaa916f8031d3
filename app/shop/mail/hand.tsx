import { intake as words } from '#app/content/staff/intake.ts'
import { mail } from '#app/content/staff/mail.ts'
import { Button } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { MAX_POUNDS } from '#shared/shop/mail/items.ts'

import type { Batch, Intake, Parcel } from './hand-store.ts'
import { changeParcel, dropParcel, undoEntry } from './intake-store.ts'
import { carrierName, shortNumber } from './item-words.ts'

export function Hand({ batches, hand }: Pick<Intake, 'batches' | 'hand'>) {
  return (
    <>
      <WaitingNames batches={batches.filter(({ waits }) => waits)} />
      <Parcels parcels={[...batches.flatMap(({ parcels }) => parcels), ...hand]} />
    </>
  )
}

function WaitingNames({ batches }: { batches: Batch[] }) {
  if (batches.length === 0) return null
  return (
    <section className="grid grid-cols-1 gap-2" aria-label={words.waits.title} role="status">
      {batches.map((batch) => (
        <p key={batch.id} className="flex flex-wrap gap-2 gap-x-4 items-center">
          <span className="wrap-anywhere">{formatWaiting(batch)}</span>
          <Button variant="quiet" small onClick={() => undoEntry(batch.id)}>
            {words.questions.anotherNumber}
          </Button>
        </p>
      ))}
    </section>
  )
}

function formatWaiting({ entered, waits }: Batch) {
  const name = entered?.name ?? ''
  if (!waits?.status) return interpolate(words.waits.lost, { name })
  return interpolate(words.waits.refused, { name, reason: waits.message })
}

function readPounds(text: string) {
  const pounds = Number(text.replace(',', '.'))
  return pounds > 0 && pounds <= MAX_POUNDS ? pounds : undefined
}

function Parcels({ parcels }: { parcels: Parcel[] }) {
  if (parcels.length === 0) return null
  return (
    <section
      className="rounded-lg border border-line bg-raised min-w-0"
      aria-label={words.hand.title}
    >
      <h2 className="px-3 py-1.5 text-base font-semibold">
        {words.hand.title} <span className="text-accent-text">{parcels.length}</span>
      </h2>
      <ul>
        {parcels.map((parcel) => {
          const { id, tracking, carrier, isAccountable, isLetter, pounds } = parcel
          const number = tracking ? tracking.number : mail.noTracking
          const name = carrierName(carrier ?? tracking?.carrier)
          return (
            <li
              key={id}
              className="flex min-h-10 flex-wrap items-center gap-x-3 border-t border-line px-3"
            >
              <span className="wrap-anywhere min-w-40 flex-1 max-sm:basis-full">
                <strong>{name}</strong> <span className="tabular-nums">{number}</span>
              </span>
              <label className="flex min-h-9 items-center gap-2">
                <input
                  type="checkbox"
                  checked={isAccountable ?? false}
                  onChange={({ target }) => changeParcel(id, { isAccountable: target.checked })}
                />
                {words.hand.accountable}
              </label>
              {isAccountable && (
                <label className="flex min-h-9 items-center gap-2">
                  <input
                    type="checkbox"
                    checked={isLetter ?? false}
                    onChange={({ target }) => changeParcel(id, { isLetter: target.checked })}
                  />
                  {words.hand.letter}
                </label>
              )}
              <input
                className="min-h-8 w-16 rounded-md border border-line-strong bg-sunken px-2 text-base text-ink"
                inputMode="decimal"
                autoComplete="off"
                aria-label={words.hand.pounds}
                title={words.hand.pounds}
                placeholder={words.hand.poundsShort}
                defaultValue={pounds}
                onChange={({ target }) => changeParcel(id, { pounds: readPounds(target.value) })}
              />
              <button
                type="button"
                className="min-h-9 min-w-9 cursor-pointer rounded-md text-xl text-muted hover:bg-lifted hover:text-ink"
                aria-label={interpolate(words.hand.drop, {
                  what: `${name} ${shortNumber(tracking?.number ?? null)}`,
                })}
                onClick={() => dropParcel(id)}
              >
                ×
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

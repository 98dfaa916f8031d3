import { useState } from 'react'

import { importPage } from '#app/content/staff/imports.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatShortMoment } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { interpolate } from '#shared/interpolate.ts'
import { importCalls, type ImportEntry } from '#shared/shop/imports/calls.ts'

import card from '#app/ui/card.module.css'

const words = importPage.list

type ImportsPartProps = { imports: ImportEntry[]; onTakenBack: (sentence: string) => void }

/** Earlier imports, each with the way to take it back. */
export function ImportsPart({ imports, onTakenBack }: ImportsPartProps) {
  const [asked, setAsked] = useState<ImportEntry | null>(null)
  const { isBusy, problem, call, reset } = useCall(importCalls.takeBack)

  async function takeBack({ id }: ImportEntry) {
    const { data } = await call({ id })
    if (!data) return
    setAsked(null)
    onTakenBack(words.done)
  }

  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <TextBanner tone="error" focused="always" text={problem} />
      {asked && (
        <div className={`${card.card} stack`} role="group" aria-label={words.takeBack}>
          <p>{interpolate(words.sure, { count: asked.boxes })}</p>
          <div className="cluster">
            <Button waiting={isBusy} onClick={() => void takeBack(asked)}>
              {words.yes}
            </Button>
            <Button
              variant="quiet"
              onClick={() => {
                reset()
                setAsked(null)
              }}
            >
              {words.no}
            </Button>
          </div>
        </div>
      )}
      <ListTable
        caption={words.title}
        empty={words.none}
        rows={imports}
        keyOf={({ id }) => id}
        columns={words.columns}
        cells={{
          at: ({ at }) => formatShortMoment(at),
          by: ({ by }) => by,
          boxes: ({ boxes }) => boxes,
          owed: ({ owedCents }) => formatExactDollars(owedCents),
          deposit: ({ depositCents }) => formatExactDollars(depositCents),
          state: stateOf(setAsked),
        }}
        numbers={['boxes', 'owed', 'deposit']}
      />
    </Part>
  )
}

function stateOf(onAsk: (entry: ImportEntry) => void) {
  return (entry: ImportEntry) => {
    const { takenBackAt, fixedBy, at } = entry
    if (takenBackAt !== null) {
      return interpolate(words.takenBack, { moment: formatShortMoment(takenBackAt) })
    }
    if (fixedBy) return words.fixedBy[fixedBy]
    return (
      <Button
        variant="quiet"
        small
        aria-label={interpolate(words.takeBackOf, { moment: formatShortMoment(at) })}
        onClick={() => onAsk(entry)}
      >
        {words.takeBack}
      </Button>
    )
  }
}

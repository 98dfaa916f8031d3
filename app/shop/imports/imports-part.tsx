import { importPage } from '#app/content/staff/imports.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { formatShortMoment } from '#app/shop/core/times.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { interpolate } from '#shared/interpolate.ts'
import { importCalls, type ImportEntry } from '#shared/shop/imports/calls.ts'

const words = importPage.list

export function ImportsPart({ imports }: { imports: ImportEntry[] }) {
  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <ListTable
        empty={words.none}
        rows={imports}
        columns={words.columns}
        cells={{
          at: ({ at }) => formatShortMoment(at),
          by: ({ by }) => by,
          boxes: ({ boxes }) => boxes,
          owed: ({ owedCents }) => formatExactDollars(owedCents),
          deposit: ({ depositCents }) => formatExactDollars(depositCents),
          state: stateOf,
        }}
        numbers={['boxes', 'owed', 'deposit']}
      />
    </Part>
  )
}

function stateOf({ id, at, boxes, takenBackAt, fixedBy }: ImportEntry) {
  if (takenBackAt !== null)
    return interpolate(words.takenBack, { moment: formatShortMoment(takenBackAt) })
  if (fixedBy) return words.fixedBy[fixedBy]
  return (
    <CallButton
      call={importCalls.takeBack}
      input={{ id }}
      done={words.done}
      variant="quiet"
      small
      aria-label={interpolate(words.takeBackOf, { moment: formatShortMoment(at) })}
      confirm={{
        title: words.takeBack,
        text: interpolate(words.sure, { count: boxes }),
        confirm: words.yes,
        cancel: words.no,
      }}
    >
      {words.takeBack}
    </CallButton>
  )
}

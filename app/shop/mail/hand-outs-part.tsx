import { handOuts as words } from '#app/content/staff/hand-outs.ts'
import { callShop, type AnswerOf } from '#app/shop/client.ts'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { documentName } from '#app/shop/core/names.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { interpolate } from '#shared/interpolate.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'

import { describeMoment } from './hand-out-sheet.tsx'
import { shortItem } from './item-words.ts'

/** More of them are counted: the page that proves it names them all. */
const MAX_NAMED = 1

/** Pick-ups of a box, each with the page that proves it. */
export function HandOutsPart({ box }: { box: number }) {
  const first = useShop(mailCalls.listHandOuts, { box: String(box) })
  return (
    <Part id="hand-outs" title={words.title}>
      <Pages key={first.handOuts[0]?.id} box={box} first={first} />
    </Part>
  )
}

function Pages({ box, first }: { box: number; first: AnswerOf<typeof mailCalls.listHandOuts> }) {
  const { pages, button } = usePages(
    first,
    (before) => callShop(mailCalls.listHandOuts, { box: String(box), before }),
    words.older,
  )
  return (
    <>
      <ListTable
        caption={words.title}
        empty={words.none}
        rows={pages.flatMap(({ handOuts }) => handOuts)}
        keyOf={({ id }) => id}
        pathOf={({ id }) => pathOf('hand-out', id)}
        columns={words.columns}
        cells={{
          when: ({ at }) => describeMoment(at),
          who: ({ takenBy }) => takenBy ?? words.erased,
          items: ({ items }) =>
            items.length > MAX_NAMED
              ? interpolate(words.items, { count: items.length })
              : items.map(describeItem).join(', '),
          id: ({ idType }) => documentName(idType),
          clerk: ({ clerk }) => clerk,
        }}
      />
      {button}
    </>
  )
}

function describeItem(item: Parameters<typeof shortItem>[0]) {
  return [shortItem(item), item.slip].filter(Boolean).join(' ')
}

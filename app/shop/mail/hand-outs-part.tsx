import { handOuts as words } from '#app/content/staff/hand-outs.ts'
import { ListTable, usePages } from '#app/shop/core/list-table.tsx'
import { documentName } from '#app/shop/core/names.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { interpolate } from '#shared/interpolate.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'

import { formatMoment } from './hand-out-sheet.tsx'
import { shortItem } from './item-words.ts'

const MAX_NAMED = 1

export function HandOutsPart({ box }: { box: number }) {
  const input = { box: String(box) }
  const { pages, button } = usePages(mailCalls.listHandOuts, input, 'before', words.older)
  return (
    <Part id="hand-outs" title={words.title}>
      <ListTable
        empty={words.none}
        rows={pages.flatMap(({ handOuts }) => handOuts)}
        pathOf={({ id }) => pathOf('hand-out', id)}
        columns={words.columns}
        cells={{
          when: ({ at }) => formatMoment(at),
          who: ({ takenBy }) => takenBy ?? words.erased,
          items: ({ items }) =>
            items.length > MAX_NAMED
              ? interpolate(words.items, { count: items.length })
              : items.map(formatItem).join(', '),
          id: ({ idType }) => documentName(idType),
          clerk: ({ clerk }) => clerk,
        }}
      />
      {button}
    </Part>
  )
}

function formatItem(item: Parameters<typeof shortItem>[0]) {
  return [shortItem(item), item.slip].filter(Boolean).join(' ')
}

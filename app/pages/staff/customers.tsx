import { useState } from 'react'
import { href } from 'react-router'

import { staffPageWords } from '#app/content/staff/console.ts'
import { customers as words } from '#app/content/staff/customers.ts'
import { find as findWords } from '#app/content/staff/find.ts'
import { FindField, useFind } from '#app/shop/core/find-field.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { Found } from '#shared/shop/boxes/found.ts'

const searchFor = (text: string) => (text ? { q: text } : {})
const pathOf = (line: Found) => servicePath(line) ?? ''

export default function Customers() {
  const [text, setText] = useState('')
  const search = useFind()
  const { data, problem, refresh } = useShopQuery(boxCalls.find, searchFor(text))

  return (
    <>
      <StaffPageHead>
        <ButtonLink variant="quiet" href={href('/staff/new-customer')}>
          {words.file}
        </ButtonLink>
      </StaffPageHead>
      <FindField search={search} onType={setText} />
      {data ? (
        <Part title={text ? words.found : words.open} count={data.found.length}>
          <ListTable
            caption={staffPageWords.customers.title}
            empty={text ? interpolate(findWords.none, { text }) : words.noneOpen}
            rows={data.found}
            keyOf={({ id, box }) => id ?? String(box)}
            pathOf={pathOf}
            columns={words.columns}
            cells={{
              name: ({ name, meant }) => meant[0] ?? (name || findWords.nobody),
              box: ({ box }) => box ?? '',
              others: ({ name, meant: [who = name], others }) =>
                [name, ...others].filter((each) => each !== who).join(', '),
              state: ({ state }) => findWords.states[state],
              email: ({ email }) => email ?? '',
            }}
            numbers={['box']}
          />
        </Part>
      ) : (
        <Waiting problem={problem} onRetry={refresh} />
      )}
    </>
  )
}

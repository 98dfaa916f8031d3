import { useState } from 'react'
import { href, useNavigate } from 'react-router'

import { staffPageWords } from '#app/content/staff/console.ts'
import { customers as words } from '#app/content/staff/customers.ts'
import { callShop } from '#app/shop/client.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { ScanField } from '#app/shop/core/scan-field.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { CustomerLine } from '#shared/shop/boxes/customer.ts'

const searchFor = (text: string) => (text ? { q: text } : {})
const pathOf = (line: CustomerLine) => servicePath(line) ?? ''

export default function Customers() {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const { data, problem, refresh } = useShopQuery(boxCalls.searchCustomers, searchFor(text))

  /** Asks anew: what is shown may lag behind the typing. */
  async function openFirst(entered: string) {
    const found = await callShop(boxCalls.searchCustomers, searchFor(entered))
    const [first] = found.data?.customers ?? []
    if (first) await navigate(pathOf(first))
    else setText(entered)
  }

  return (
    <>
      <StaffPageHead>
        <ButtonLink variant="quiet" href={href('/staff/new-customer')}>
          {words.file}
        </ButtonLink>
      </StaffPageHead>
      <ScanField
        label={words.search}
        hint={words.searchHint}
        onType={setText}
        onEnter={(entered) => void openFirst(entered)}
      />
      {data ? (
        <Part title={text ? words.found : words.open} count={data.customers.length}>
          <ListTable
            caption={staffPageWords.customers.title}
            empty={text ? words.noneFound : words.noneOpen}
            rows={data.customers}
            keyOf={({ id }) => id}
            pathOf={pathOf}
            columns={words.columns}
            cells={{
              name: ({ name }) => name,
              box: ({ box }) => box ?? '',
              others: ({ others }) => others.join(', '),
              state: ({ state }) => words.states[state],
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

import { useState } from 'react'
import { href, useNavigate } from 'react-router'

import { customers as words } from '#app/content/en/staff/customers.ts'
import { staffPageWords } from '#app/content/en/staff/console.ts'
import { callShop } from '#app/auth/shop-client.ts'
import { useAnswer } from '#app/auth/use-answer.ts'
import { ListTable } from '#app/staff/list-table.tsx'
import { ScanField } from '#app/staff/scan-field.tsx'
import { Part, StaffPageHead } from '#app/staff/staff-page.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import type { CustomerLine, CustomersAnswer } from '#shared/rental/counter.ts'

const pathOfSearch = (text: string) =>
  text ? `/customers?${new URLSearchParams({ q: text })}` : '/customers'
const pathOf = ({ id }: CustomerLine) => href('/staff/customers/:id', { id })

export default function Customers() {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const { answer, problem, refresh } = useAnswer<CustomersAnswer>(pathOfSearch(text))

  /** Asks anew: what is shown may lag behind the typing. */
  async function openFirst(entered: string) {
    const found = await callShop<CustomersAnswer>(pathOfSearch(entered))
    const [first] = found.answer?.customers ?? []
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
      {answer ? (
        <Part title={text ? words.found : words.open} count={answer.customers.length}>
          <ListTable
            caption={staffPageWords.customers.title}
            empty={text ? words.noneFound : words.noneOpen}
            rows={answer.customers}
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

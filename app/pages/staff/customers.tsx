import { href, useSearchParams } from 'react-router'

import { customers as words } from '#app/content/staff/customers.ts'
import { CustomersTable, sortCustomers, type Sort } from '#app/shop/boxes/customers-table.tsx'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { boxCalls } from '#shared/shop/boxes/calls.ts'
import type { ListedCustomer } from '#shared/shop/boxes/customer.ts'
import { wordsOf } from '#shared/shop/core/search-terms.ts'

type Status = ListedCustomer['status']

const columns = Object.keys(words.columns) as Sort['by'][]

/** Filter and order stand in the address, so that going back finds them again. */
export default function Customers() {
  const { customers } = useShop(boxCalls.listCustomers, {})
  const [search, setSearch] = useSearchParams()
  const show = search.get('show')
  const text = search.get('q') ?? ''
  const by = columns.find((column) => column === search.get('by')) ?? 'box'
  const sort: Sort = { by, isDown: search.has('down') }
  const counts = Map.groupBy(customers, ({ status }) => status)
  const statuses = (Object.keys(words.statuses) as Status[]).filter((status) => counts.has(status))
  const shown = customers.filter(
    (customer) => (!show || customer.status === show) && isFound(customer, text),
  )

  function set(values: Record<string, string | null>) {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(values)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    }
    setSearch(next, { replace: true, preventScrollReset: true })
  }

  function sortBy(column: Sort['by']) {
    set({ by: column, down: column === by && !sort.isDown ? '1' : null })
  }

  return (
    <>
      <StaffPageHead>
        <ButtonLink variant="quiet" href={href('/staff/new-customer')}>
          {words.file}
        </ButtonLink>
      </StaffPageHead>
      <div className="flex flex-wrap items-center gap-2">
        <input
          type="search"
          className="h-10 w-56 rounded-md border border-line-strong bg-ground px-3"
          aria-label={words.filter}
          placeholder={words.filter}
          defaultValue={text}
          onChange={({ target }) => set({ q: target.value })}
        />
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">{words.show}</legend>
          {[null, ...statuses].map((status) => (
            <button
              key={status}
              type="button"
              aria-pressed={show === status}
              className="min-h-10 cursor-pointer rounded-md border border-line px-3 hover:bg-lifted aria-pressed:border-accent aria-pressed:bg-lifted"
              onClick={() => set({ show: status })}
            >
              {status ? words.statuses[status] : words.all}{' '}
              <strong className="tabular-nums">
                {status ? counts.get(status)?.length : customers.length}
              </strong>
            </button>
          ))}
        </fieldset>
      </div>
      <CustomersTable customers={sortCustomers(shown, sort)} sort={sort} onSort={sortBy} />
    </>
  )
}

function isFound({ box, name, others }: ListedCustomer, text: string) {
  const customerWords = wordsOf([name, ...others].join(' '))
  return wordsOf(text).every(
    (word) =>
      customerWords.some((each) => each.startsWith(word)) || String(box ?? '').startsWith(word),
  )
}

import { useParams, useSearchParams } from 'react-router'

import { handOuts } from '#app/content/staff/hand-outs.ts'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { HandOutSheet } from '#app/shop/mail/hand-out-sheet.tsx'
import { shortItem } from '#app/shop/mail/item-words.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'

const { proof: words } = handOuts

/** `?item=` shows one item, because a carrier must not see the others. */
export default function HandOut() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const data = useShop(mailCalls.getHandOut, { id })
  const requested = data.items.filter((item) => item.id === query.get('item'))
  const items = requested.length > 0 ? requested : data.items
  return (
    <>
      <StaffPageHead>
        <ButtonRoute
          variant="quiet"
          to={servicePath({ id: null, box: data.box }, 'hand-outs') ?? ''}
        >
          {interpolate(words.back, { box: data.box })}
        </ButtonRoute>
      </StaffPageHead>
      {data.items.length > 1 && (
        <nav className="flex flex-wrap gap-2 print:hidden" aria-label={words.oneItem}>
          {items.length < data.items.length && (
            <ButtonRoute variant="quiet" small to="?">
              {words.allItems}
            </ButtonRoute>
          )}
          {data.items
            .filter((item) => items.length > 1 || !items.includes(item))
            .map((item) => (
              <ButtonRoute key={item.id} variant="quiet" small to={`?item=${item.id}`}>
                {words.oneItem}: {[shortItem(item), item.slip].filter(Boolean).join(' · ')}
              </ButtonRoute>
            ))}
        </nav>
      )}
      <HandOutSheet proof={data} items={items} />
    </>
  )
}

import { useState } from 'react'

import { callShop } from '#app/auth/shop-client.ts'
import { Button } from '#app/ui/button.tsx'

/**
 * A list that is read page by page.
 *
 * @param pathOf the call that answers the page after a mark, below `/shop/v1`
 * @returns the pages so far, the button that asks for the next one, and the way back to the first
 */
export function usePages<Page extends { next: string | null }>(
  first: Page,
  pathOf: (mark: string) => string,
  label: string,
) {
  const [more, setMore] = useState<Page[]>([])
  const { next } = more.at(-1) ?? first

  async function load(mark: string) {
    const { answer } = await callShop<Page>(pathOf(encodeURIComponent(mark)))
    if (answer) setMore([...more, answer])
  }

  const button = next && (
    <div>
      <Button variant="quiet" onClick={() => void load(next)}>
        {label}
      </Button>
    </div>
  )
  return { pages: [first, ...more], button, reset: () => setMore([]) }
}

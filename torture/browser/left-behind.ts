import type { Page } from '@playwright/test'

const PIECE = 24

/** Pieces of tokens, any of which betrays them; what begins every token of the server is not one. */
export function piecesOf(tokens: string[]) {
  const parts = tokens.flatMap((token) => token.split('.').slice(-2))
  return parts.flatMap((part) => part.match(new RegExp(`.{${PIECE}}`, 'g')) ?? [])
}

/** Each place of a page where something may be left behind, and its text. */
export function readEverywhere(page: Page) {
  return page.evaluate(gather)
}

async function gather() {
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
  const found: Record<string, string> = {
    localStorage: JSON.stringify({ ...localStorage }),
    sessionStorage: JSON.stringify({ ...sessionStorage }),
    cookies: document.cookie,
    document: document.documentElement.outerHTML,
    fields: fields.map(({ value }) => value).join(' '),
    'state of the history': JSON.stringify(history.state),
    'name of the window': window.name,
    addresses: navigation
      .entries()
      .map(({ url }) => url)
      .join(' '),
  }
  for (const name of await caches.keys()) found[`cache ${name}`] = name
  for (const { name = '' } of await indexedDB.databases()) {
    const opening = indexedDB.open(name)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const stores = [...opening.result.objectStoreNames]
    for (const store of stores) {
      const asked = opening.result.transaction(store).objectStore(store).getAll()
      await new Promise((resolve) => asked.addEventListener('success', resolve))
      found[`IndexedDB ${name}, ${store}`] = JSON.stringify(asked.result)
    }
    opening.result.close()
  }
  return found
}

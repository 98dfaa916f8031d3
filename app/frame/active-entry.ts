import type { NavigationItem } from '#app/content/menu.ts'

type Address = { pathname: string; hash: string }

/** How the bar's state names an entry at the top: its title in lower case. */
export function nameOf({ text }: NavigationItem) {
  return text.toLowerCase()
}

/**
 * The entry at the top that the address belongs to. Where several lead to it, the one that the
 * visitor chose.
 *
 * @param chosen the name of the entry last clicked, if any
 */
export function findActive(
  entries: NavigationItem[],
  { pathname, hash }: Address,
  chosen: string | null,
) {
  const ways = [
    (item: NavigationItem) => leadsTo(item, pathname + hash),
    (item: NavigationItem) => pathname !== '/' && leadsTo(item, pathname),
    (item: NavigationItem) => isAbove(item, pathname),
  ]
  for (const way of ways) {
    const found = entries.filter(way)
    if (found.length > 0) return found.find((item) => nameOf(item) === chosen) ?? found[0]
  }
  return undefined
}

function leadsTo({ path, items = [] }: NavigationItem, address: string): boolean {
  return path === address || items.some((item) => leadsTo(item, address))
}

function isAbove({ path, items = [] }: NavigationItem, pathname: string): boolean {
  return pathname.startsWith(`${path}/`) || items.some((item) => isAbove(item, pathname))
}

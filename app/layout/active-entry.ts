import type { NavigationItem } from '#app/ui/navigation.ts'

/** How the bar's state names an entry at the top: its title in lower case. */
export function nameOf({ text }: NavigationItem) {
  return text.toLowerCase()
}

/** The entry at the top that the path of a page belongs to, as its finished HTML knows it. */
export function findActive(entries: NavigationItem[], pathname: string) {
  if (pathname === '/') return undefined
  return (
    entries.find((item) => leadsTo(item, pathname)) ??
    entries.find((item) => isAbove(item, pathname))
  )
}

function leadsTo({ path, items = [] }: NavigationItem, address: string): boolean {
  return path === address || items.some((item) => leadsTo(item, address))
}

function isAbove({ path, items = [] }: NavigationItem, pathname: string): boolean {
  return pathname.startsWith(`${path}/`) || items.some((item) => isAbove(item, pathname))
}

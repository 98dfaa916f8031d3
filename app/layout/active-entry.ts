import type { NavigationItem } from '#app/ui/navigation.ts'

export function nameOf({ text }: NavigationItem) {
  return text.toLowerCase()
}

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

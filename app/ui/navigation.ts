import { plans } from '#app/content/plans.ts'
import * as content from '#content/menu.ts'
import { offerNames, type Offer, type Opens, type PagesBelow, type Submenu } from '#content/menu.ts'
import { planWords } from '#content/plans.ts'

export type NavigationItem = {
  text: string
  path: string
  description: string
  items?: NavigationItem[]
  offer?: Offer
  opens?: Opens
}

export const menu = content.menu.map(readSubmenu)
export const companyMenu = readSubmenu(content.companyMenu)

export const menuPaths = [...menu, companyMenu].flatMap(pathsOf)

function pathsOf({ path, items = [] }: NavigationItem): string[] {
  return [path, ...items.flatMap(pathsOf)]
}

function readSubmenu({ items, ...itself }: Submenu): NavigationItem {
  return { ...itself, items: items.flatMap(readItem) }
}

function readItem(item: Submenu['items'][number]): NavigationItem[] {
  if (item === 'plans') return readPlans()
  if ('below' in item) return readPages(item)
  if ('items' in item) return [readSubmenu(item)]
  const [text, path, description, opens] = item
  return [{ text, path, description, opens }]
}

function readPlans(): NavigationItem[] {
  return plans.map(({ id, path }) => {
    const { name = '', menu: description = '' } = planWords[id] ?? {}
    return { text: name, path, description }
  })
}

function readPages({ below, offer, pages }: PagesBelow): NavigationItem[] {
  const prefix = offer ? `${offerNames[offer]}: ` : ''
  return pages.map(([end, text, description]) => ({
    text,
    path: `${below}/${end}`,
    description: prefix + description,
    ...(offer && { offer }),
  }))
}

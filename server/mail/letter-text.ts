import type { ShopDetails } from '#contract/shop.ts'

import type { Wording } from './wording.ts'

const LINE_LENGTH = 72

/** The letter as plain text; its link stands on a line of its own, unbroken. */
export function asText(wording: Wording, shop: ShopDetails, siteUrl: string) {
  const { greeting, opening, action, closing } = wording
  const paragraphs = [greeting, ...opening, `${action.label}:`].map(wrap)
  const footer = [shop.name, ...shop.addressLines, shop.phone, shop.email, siteUrl].join('\n')
  return [...paragraphs, action.url, ...closing.map(wrap), `-- \n${footer}`].join('\n\n') + '\n'
}

function wrap(paragraph: string) {
  const lines = new RegExp(`(?![^\\n]{1,${LINE_LENGTH}}$)([^\\n]{1,${LINE_LENGTH}})\\s`, 'g')
  return paragraph.replace(lines, '$1\n')
}

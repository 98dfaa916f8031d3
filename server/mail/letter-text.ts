import type { ShopDetails } from '#contract/shop.ts'

import type { Wording } from './wording.ts'

const LINE_LENGTH = 72

/** The letter as plain text; its link stands on a line of its own, unbroken, and a stranger's words behind a mark. */
export function asText(wording: Wording, shop: ShopDetails, siteUrl: string) {
  const { greeting, opening, quoted, action, closing } = wording
  const footer = [shop.name, ...shop.addressLines, shop.phone, shop.email, siteUrl].join('\n')
  const parts = [
    ...(greeting ? [greeting] : []),
    ...opening.map(wrap),
    ...(quoted ? [quoted.facts.map(fact).join('\n'), quote(quoted.text)] : []),
    ...(action ? [wrap(`${action.label}:`), action.url] : []),
    ...closing.map(wrap),
    `-- \n${footer}`,
  ]
  return parts.join('\n\n') + '\n'
}

function fact({ label, text }: { label: string; text: string }) {
  return `${label}: ${text}`
}

function quote(text: string) {
  const lines = text.split('\n').flatMap((line) => wrap(line).split('\n'))
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n')
}

function wrap(paragraph: string) {
  const lines = new RegExp(`(?![^\\n]{1,${LINE_LENGTH}}$)([^\\n]{1,${LINE_LENGTH}})\\s`, 'g')
  return paragraph.replace(lines, '$1\n')
}

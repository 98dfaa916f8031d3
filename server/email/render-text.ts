import { pathIn } from '#shared/language.ts'
import type { ShopDetails } from '#shared/shop.ts'

import type { EmailContent } from './templates.ts'

const LINE_LENGTH = 72

/** The email as plain text; its link stands on a line of its own, unbroken, and a stranger's words behind a mark. */
export function toText(content: EmailContent, shop: ShopDetails, siteUrl: string) {
  const { language, greeting, opening, quoted, action, closing } = content
  const home = siteUrl + pathIn(language, '')
  const footer = [shop.name, ...shop.addressLines, shop.phone, shop.email, home].join('\n')
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
  return paragraph.split('\n').map(wrapLine).join('\n')
}

/** A word that is longer than a line stands whole. */
function wrapLine(line: string) {
  const lines: string[] = []
  let begin = 0
  while (line.length - begin > LINE_LENGTH) {
    const within = line.lastIndexOf(' ', begin + LINE_LENGTH)
    const end = within > begin ? within : line.indexOf(' ', begin + LINE_LENGTH)
    if (end < 0) break
    lines.push(line.slice(begin, end))
    begin = end + 1
  }
  return [...lines, line.slice(begin)].join('\n')
}

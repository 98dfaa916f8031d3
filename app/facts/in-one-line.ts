import { business } from '#app/content/business.ts'

const NO_BREAK_SPACE = '\u{a0}'

/** No-break spaces keep a line of an address, or a day's hours, together. */
export function inOneLine(text: string) {
  return text.replaceAll(' ', NO_BREAK_SPACE)
}

export const addressInSentence = business.addressLines.map(inOneLine).join(', ')

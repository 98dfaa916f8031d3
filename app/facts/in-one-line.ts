import { business } from '#app/content/business.ts'

const NO_BREAK_SPACE = '\u{a0}'

/** A line of an address, or the hours of a day, is not broken where it has room in the next line. */
export function inOneLine(text: string) {
  return text.replaceAll(' ', NO_BREAK_SPACE)
}

export const addressInSentence = business.addressLines.map(inOneLine).join(', ')

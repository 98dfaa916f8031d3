/** Show nothing, and come along with what is copied: controls, halves of letters, marks of width, direction, joining and variation. */
const UNSEEN = String.raw`(?![\t-\r\u0085])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]`

const JOINED =
  'Arab Syrc Mand Mong Nkoo Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr Tibt'
    .split(' ')
    .map((script) => String.raw`\p{scx=${script}}`)
    .join('')
const PICTURE = String.raw`\p{Extended_Pictographic}`

/** Of those the ones that some scripts, and emoji, can't be written without. */
const NEEDED = [
  `(?<=[${JOINED}])[\\u200c\\u200d](?=[${JOINED}])`,
  `(?<=${PICTURE}[\\ufe0f\\u{1f3fb}-\\u{1f3ff}]?)\\u200d(?=${PICTURE})`,
  `(?<=${PICTURE})[\\ufe0e\\ufe0f]`,
  String.raw`(?<=[\d#*])\ufe0f(?=\u20e3)`,
  String.raw`(?<=\u{1f3f4}[\u{e0030}-\u{e007a}]{0,6})[\u{e0030}-\u{e007a}\u{e007f}]`,
  String.raw`(?<=\p{Script=Han})[\ufe00-\ufe02\u{e0100}-\u{e01ef}]`,
].join('|')

const NOT_NEEDED = new RegExp(`(${NEEDED})|${UNSEEN}`, 'gu')
const ANY_UNSEEN = new RegExp(UNSEEN, 'gu')
const DASHES = /[\p{Pd}\u2043\u02d7\u2212\u30fc\uff70]/gu
const FULL_WIDTH = 0xff01 - 0x21

/** What somebody typed or pasted into one line: letters composed, nothing unseen, one plain space between words. */
export function cleanLine(text: string) {
  return dropUnseen(text)
    .replaceAll(/[\s\u0085]+/g, ' ')
    .trim()
}

/** The same of several lines, which stay. */
export function cleanLines(text: string) {
  return dropUnseen(text)
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
}

/** A number, an amount, a day or a code, as it is read: in plain digits, letters and hyphens, whichever were typed. */
export function cleanCode(text: string) {
  return cleanLine(narrow(text.replaceAll(ANY_UNSEEN, '')))
    .replaceAll(/(?!\d)\p{Nd}/gu, plainDigit)
    .replaceAll(DASHES, '-')
}

/** An email address; its letters stay what they are, and no space within is forgiven. */
export function cleanAddress(text: string) {
  return narrow(text.replaceAll(ANY_UNSEEN, '')).trim()
}

function dropUnseen(text: string) {
  return text.replaceAll(NOT_NEEDED, '$1').normalize('NFC')
}

function narrow(text: string) {
  return text.replaceAll(/[\uff01-\uff5e]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH),
  )
}

/** The ten digits of a script stand together: how many stand before one is what it says. */
function plainDigit(digit: string) {
  const at = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before += 1
  return String(before % 10)
}

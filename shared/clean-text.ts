/** Invisible characters, often copied by accident: controls, lone surrogates, and marks of width, direction, joining and variation. */
const UNSEEN = /(?:(?![\t-\r\u0085])[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb])+/gu
const SEEN = /[^\s\u0085\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u
const JOINED =
  /^[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mand}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Tibt}]/u
const DASHES = /[\p{Pd}\u2043\u02d7\u2212\u30fc\uff70]/gu
const FULL_WIDTH = 0xff01 - 0x21

export function cleanLine(text: string) {
  return dropUnseen(text)
    .replaceAll(/[\s\u0085]+/g, ' ')
    .trim()
}

export function isBlank(text: string) {
  return !SEEN.test(text)
}

export function cleanLines(text: string) {
  return dropUnseen(text)
    .replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', '    ')
    .replaceAll(/[^\S\n]/g, ' ')
    .replaceAll(/(?<=\S) +/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .trim()
}

export function cleanCode(text: string) {
  return cleanLine(narrow(text.replaceAll(UNSEEN, '')))
    .replaceAll(/(?!\d)\p{Nd}/gu, plainDigit)
    .replaceAll(DASHES, '-')
}

export function cleanAddress(text: string) {
  return narrow(text.replaceAll(UNSEEN, '')).trim()
}

function dropUnseen(text: string) {
  return text
    .replaceAll(UNSEEN, (run, at: number) => (run.length > MAX_RUN ? '' : neededOf(run, at, text)))
    .normalize('NFC')
}

const MAX_RUN = 16

function neededOf(run: string, start: number, text: string) {
  let [needed, at] = ['', start]
  for (const mark of run) {
    const before = text.slice(Math.max(0, at - MAX_BEFORE), at)
    at += mark.length
    if (isNeeded(mark, before, text.slice(at, at + 2))) needed += mark
  }
  return needed
}

/** Length of the longest emoji before its last part: a flag and its tags. */
const MAX_BEFORE = 14

function isNeeded(mark: string, before: string, after: string) {
  const previous = lastOf(before)
  switch (mark) {
    case '\u200c':
    case '\u200d':
      return JOINED.test(previous)
        ? JOINED.test(after)
        : mark === '\u200d' && PICTURE.test(after) && PICTURE.test(baseOf(previous, before))
    case '\ufe0e':
    case '\ufe0f':
      return PICTURE.test(previous) || (after[0] === '\u20e3' && /[\d#*]/.test(previous))
    default:
      return VARIANT.test(mark)
        ? /\p{Script=Han}/u.test(previous)
        : TAG.test(mark) && /\u{1f3f4}[\u{e0030}-\u{e007a}]{0,6}$/u.test(before)
  }
}

const PICTURE = /^\p{Extended_Pictographic}/u
const VARIANT = /[\ufe00-\ufe02\u{e0100}-\u{e01ef}]/u
const TAG = /[\u{e0030}-\u{e007f}]/u

function baseOf(last: string, before: string) {
  return /[\ufe0f\p{Emoji_Modifier}]/u.test(last) ? lastOf(before.slice(0, -last.length)) : last
}

function lastOf(text: string) {
  const pair = text.slice(-2)
  return (pair.codePointAt(0) ?? 0) > 0xffff ? pair : text.slice(-1)
}

function narrow(text: string) {
  return text.replaceAll(/[\uff01-\uff5e]/g, (wide) =>
    String.fromCharCode(wide.charCodeAt(0) - FULL_WIDTH),
  )
}

/** Unicode keeps the digits of a script together from 0 to 9, so the digits before one give its value. */
function plainDigit(digit: string) {
  const at = digit.codePointAt(0) ?? 0
  let before = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(at - before - 1))) before += 1
  return String(before % 10)
}

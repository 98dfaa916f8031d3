const MAX_NAME_LENGTH = 60
const MAX_DIGITS = 4

/** Marks that turn the direction of what follows them, and other characters that nobody sees. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
const NAME = /^[\p{L}\p{M}\p{N} .,'’·-]+$/u
/** Mail programs turn this into a link. */
const LOOKS_LIKE_AN_ADDRESS = /[\p{L}\p{M}\p{N}]\.[\p{L}\p{M}\p{N}]{2}|www\./iu

/**
 * The name an email may greet with; empty when it does not look like a name. A stranger can sign up with somebody
 * else's address and any "name", so a link or a telephone number must not reach that person over our signature.
 */
export function greetableName(firstName: string) {
  const name = plainText(firstName)
  if (name.length > MAX_NAME_LENGTH) return ''
  const digits = name.match(/\p{N}/gu)?.length ?? 0
  return digits <= MAX_DIGITS && NAME.test(name) && !LOOKS_LIKE_AN_ADDRESS.test(name) ? name : ''
}

const NOT_OF_NAMES = /[^\p{L}\p{M}\p{N} .,'’·&()-]/gu

/**
 * Somebody's name within a sentence of ours, whatever was entered for it: one in which no mail program finds a link, an address
 * or a telephone number. A dot is followed by a space, as after an initial.
 */
export function linklessName(name: string) {
  const line = plainText(name).replaceAll(NOT_OF_NAMES, ' ')
  const digits = line.match(/\p{N}/gu)?.length ?? 0
  const written = digits > MAX_DIGITS ? line.replaceAll(/\p{N}/gu, '') : line
  return plainText(written.replaceAll(/\.(?=\S)/g, '. '))
}

/** The unseen characters that writing in some scripts, and some emoji, cannot do without. */
const JOINERS = /[\u200c\u200d]/u

/** Lines as they were written, without anything unseen that is not needed to read them. */
export function plainLines(text: string) {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(UNSEEN, whatIsSeen)
    .trim()
}

function whatIsSeen(unseen: string) {
  if (unseen === '\t') return '    '
  return unseen === '\n' || JOINERS.test(unseen) ? unseen : ''
}

/** One line without anything unseen. */
export function plainText(text: string) {
  return text.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim()
}

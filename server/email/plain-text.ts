import { cleanLine } from '#shared/clean-text.ts'

const MAX_NAME_LENGTH = 60
const MAX_DIGITS = 4

/** Writing in some scripts needs joiners. */
const NAME = /^[\p{L}\p{M}\p{N}\p{Join_Control} .,'’·-]+$/u
/** Mail programs turn this into a link. */
const LOOKS_LIKE_AN_ADDRESS = /[\p{L}\p{M}\p{N}]\.[\p{L}\p{M}\p{N}]{2}|www\./iu

/**
 * The name an email may greet with; empty when it does not look like a name. A stranger can sign up with somebody
 * else's address and any "name", so a link or a telephone number must not reach that person over our signature.
 */
export function greetableName(firstName: string) {
  const name = cleanLine(firstName)
  if (name.length > MAX_NAME_LENGTH) return ''
  const digits = name.match(/\p{N}/gu)?.length ?? 0
  return digits <= MAX_DIGITS && NAME.test(name) && !LOOKS_LIKE_AN_ADDRESS.test(name) ? name : ''
}

const NOT_OF_NAMES = /[^\p{L}\p{M}\p{N}\p{Join_Control} .,'’·&()-]/gu

/**
 * Somebody's name within a sentence of ours, whatever was entered for it: one in which no mail program finds a link, an address
 * or a telephone number. A dot is followed by a space, as after an initial.
 */
export function linklessName(name: string) {
  const line = cleanLine(name).replaceAll(NOT_OF_NAMES, ' ')
  const digits = line.match(/\p{N}/gu)?.length ?? 0
  const written = digits > MAX_DIGITS ? line.replaceAll(/\p{N}/gu, '') : line
  return written
    .replaceAll(/\.(?=\S)/g, '. ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

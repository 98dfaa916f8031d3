import { cleanLine } from '#shared/clean-text.ts'

const MAX_NAME_LENGTH = 60
const MAX_DIGITS = 4

/** Some scripts need joiners. */
const NAME = /^[\p{L}\p{M}\p{N}\p{Join_Control} .,'’·-]+$/u
const LOOKS_LIKE_AN_ADDRESS = /[\p{L}\p{M}\p{N}]\.[\p{L}\p{M}\p{N}]{2}|www\./iu

/**
 * The first name for a greeting; empty when it does not look like a name. A stranger can sign up with another person's address and any
 * "name", so a link or telephone number must not reach that person over our signature.
 */
export function greetableName(firstName: string) {
  const name = cleanLine(firstName)
  if (name.length > MAX_NAME_LENGTH) return ''
  const digits = name.match(/\p{N}/gu)?.length ?? 0
  return digits <= MAX_DIGITS && NAME.test(name) && !LOOKS_LIKE_AN_ADDRESS.test(name) ? name : ''
}

const NOT_OF_NAMES = /[^\p{L}\p{M}\p{N}\p{Join_Control} .,'’·&()-]/gu

/**
 * A name within our own sentence, without anything that a mail program makes a link or telephone
 * number of. A dot is followed by a space, as after an initial.
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

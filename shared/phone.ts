import * as v from 'valibot'

import { messageErrors } from '#sentences/forms.ts'

import { isSocialSecurityNumber } from './personal-identifiers.ts'
import { typedCode } from './typed-fields.ts'

const MAX_PHONE_LENGTH = 40
const MAX_TYPED_LENGTH = 100
/** At the end of a number, as people write it, or after a pause, as telephones store it. */
const EXTENSION =
  /(?:[\s,;.(]{0,3}(?:extensi[oó]n|ext|anexo|interno|int|x|#)[\s.:#=]{0,3}|\s?[,;]{1,3}\s?(?=\d{1,6}$))(\d{1,8})[\s.)]{0,3}$/i
const NUMBER = /^[\d\s()+./*·•-]+$/

/** A telephone number with an optional extension, written `213-555-0188 ext. 12`; may be empty. */
export const phone = v.pipe(
  typedCode(),
  v.maxLength(MAX_TYPED_LENGTH, messageErrors.longPhone),
  v.transform((typed) => typed.replace(/^tel:\s*/i, '')),
  v.check((typed) => splitPhone(typed).number.length <= MAX_PHONE_LENGTH, messageErrors.longPhone),
  v.check((typed) => typed === '' || isPhoneNumber(splitPhone(typed).number), messageErrors.phone),
  v.check((typed) => !isSocialSecurityNumber(typed), messageErrors.phone),
  v.transform(writePhone),
)

export function splitPhone(text: string) {
  const [end = '', extension = ''] = EXTENSION.exec(text) ?? []
  const number = text.slice(0, text.length - end.length)
  return /\d/.test(number) ? { number, extension } : { number: text, extension: '' }
}

export function isPhoneNumber(text: string) {
  return NUMBER.test(text) && /\d/.test(text)
}

function writePhone(text: string) {
  const { number, extension } = splitPhone(text)
  return extension ? `${number} ext. ${extension}` : number
}

/** A `tel:` URI (RFC 3966). */
export function phoneLink(text: string) {
  const { number, extension } = splitPhone(text)
  const digits = number.replaceAll(/\D/g, '')
  const isAmerican = !number.startsWith('+') && /^1?\d{10}$/.test(digits)
  const country = isAmerican && digits.length === 10 ? '+1' : isAmerican ? '+' : ''
  const plus = number.startsWith('+') ? '+' : country
  return `tel:${plus}${digits}${extension && `;ext=${extension}`}`
}

import * as v from 'valibot'

import { emailAddress } from '#shared/account.ts'
import { cleanCode } from '#shared/clean-text.ts'
import type { ImportProblemCode, ImportRemarkCode } from '#shared/content/imports.ts'
import { phone, splitPhone } from '#shared/phone.ts'
import { recipientKinds, type RecipientKind } from '#shared/shop/applications/household.ts'
import { addressIds, photoIds } from '#shared/shop/applications/identification.ts'
import { MAX_CENTS, MAX_KEYS } from '#shared/shop/core/fields.ts'

import { answers, documentNames, kindNames, languageNames, termMonths } from './cell-words.ts'
import { foldColumn } from './columns.ts'
import type { ImportField } from './fields.ts'
import { MAX_MONTHS } from './imported-customer.ts'

/** Cents, negative with a minus, in parentheses or with CR; null when it is no amount. */
export function readCents(text: string): number | null {
  // A space may stand for a comma, not for a point.
  const spaced = cleanCode(text).replaceAll(/\s+/g, ' ')
  if (/\d (?!\d{3}(?:\D|$))\d/.test(spaced)) return null
  const line = spaced.toUpperCase().replaceAll(/\s|USD|US\$|\$/g, '')
  if (/^(?:-|N\/?A|NONE|0)$/.test(line)) return 0
  const [, body = line] = /^\((.+)\)$/.exec(line) ?? []
  const isNegative = body !== line || /^-|(?:-|CR)$/.test(line)
  const plain = body.replaceAll(/^[-+]|(?:-|CR|DR)$/g, '')
  const [, whole = '', cents = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2})\d*)?$/.exec(plain) ??
    /^(\d+),(\d{2})$/.exec(plain) ??
    []
  if (whole === '' || !isShort(plain)) return null
  const amount = Number(whole.replaceAll(',', '')) * 100 + Number(cents.padEnd(2, '0'))
  return isNegative ? 0 - amount : amount
}

/** Excel may store 9.99 as 9.9900000000000002: digits after the cents are rounding errors. `1.000` may be a thousand. */
function isShort(plain: string) {
  const [, rest = ''] = plain.split('.')
  return rest.length <= 2 || /^(?:0{2,20}|(?:0{6}|9{6})\d{1,10})$/.test(rest.slice(2))
}

function readSum(text: string) {
  const cents = readCents(text)
  return cents !== null && cents >= 0 ? cents : null
}

/** A whole number with its usual surroundings: `#007`, `PMB 7`, `7.0`, `6 months`; null when it is none. */
export function readWhole(text: string): number | null {
  const [, figures] =
    /^(?:(?:pmb|box|mailbox|buzon|unit)\s?)?(?:#|no\.? )?\s?(\d{1,9})(?:\.0{1,9})?(?: ?(?:months?|mos?\.?|keys?|meses|llaves?))?$/i.exec(
      cleanCode(text),
    ) ?? []
  return figures === undefined ? null : Number(figures)
}

export function readMonths(text: string): number | null {
  const folded = foldColumn(text)
  const years = /^(\d) (?:years?|yrs?|anos?)$/.exec(folded)
  const months = termMonths.get(folded) ?? (years ? Number(years[1]) * 12 : readWhole(text))
  return months !== null && months >= 1 && months <= MAX_MONTHS ? months : null
}

export function readKind(text: string): RecipientKind | null {
  const folded = foldColumn(text)
  return recipientKinds.find((kind) => kind === folded) ?? kindNames.get(folded) ?? null
}

/** `CA Driver License`, `US passport` */
const ISSUER = /^(?:california|ca|nevada|nv|arizona|az|texas|tx|us|usa|mexican|mx) (?!id$)/

export function readDocument(text: string): string | null {
  const folded = foldColumn(text).replace(ISSUER, '')
  const id = [...photoIds, ...addressIds].find((one) => foldColumn(one) === folded)
  return id ?? documentNames.get(folded) ?? null
}

export function readAnswer(text: string): boolean | null {
  return /^[✓✔☑]$/.test(text.trim()) || (answers.get(foldColumn(text)) ?? null)
}

function readEmail(text: string) {
  const { success, output } = v.safeParse(emailAddress, text)
  return success ? output : null
}

function readPhone(text: string) {
  // A number cell of another program.
  const { success, output } = v.safeParse(phone, text.replace(/^(\d{10,11})\.0$/, '$1'))
  // `000-000-0000` stands for none.
  return success && new Set(text.match(/\d/g)).size > 1 ? output : null
}

/** Neither ten figures, as here, nor an international number. */
export function isOddPhone(text: string) {
  const { number } = splitPhone(text)
  const figures = number.replaceAll(/\D/g, '')
  if (number.startsWith('+')) return figures.length < 8 || figures.length > 15
  return figures !== '' && !/^1?\d{10}$/.test(figures)
}

/** A placeholder, or a slip in its ending. */
export function isOddEmail(text: string) {
  return /^(?:no-?e?mail|none|null|na|unknown|test|example|no-?reply)\d*@|\.(?:con|cmo|ocm|comm|vom|cpm)$/i.test(
    text,
  )
}

function readKeys(text: string) {
  const keys = readWhole(text)
  return keys !== null && keys <= MAX_KEYS ? keys : null
}

type CellReader = [read: (text: string) => unknown, code: ImportProblemCode | ImportRemarkCode]

export const cellReaders = {
  box: [readWhole, 'no_box'],
  kind: [readKind, 'no_kind'],
  personalMail: [readAnswer, 'no_answer'],
  email: [readEmail, 'no_email'],
  phone: [readPhone, 'no_phone'],
  language: [(text: string) => languageNames.get(foldColumn(text)) ?? null, 'language_other'],
  months: [readMonths, 'no_term'],
  price: [readSum, 'no_amount'],
  deposit: [readSum, 'no_amount'],
  balance: [readCents, 'no_amount'],
  keys: [readKeys, 'no_keys'],
  photoId: [readDocument, 'no_document'],
  addressId: [readDocument, 'no_document'],
} satisfies Partial<Record<ImportField, CellReader>>
export type ReadField = keyof typeof cellReaders
export type CellValue<Field extends ReadField> = ReturnType<(typeof cellReaders)[Field][0]>

export function isTooLarge(field: ReadField, value: unknown) {
  return cellReaders[field][1] === 'no_amount' && Math.abs(Number(value)) > MAX_CENTS
}

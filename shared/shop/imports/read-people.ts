import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { addMonths, type Day } from '#shared/calendar.ts'
import { say } from '#shared/sentence.ts'
import {
  recipientKinds,
  signsForm,
  type RecipientKind,
} from '#shared/shop/applications/household.ts'
import { checkIdPair } from '#shared/shop/applications/identification.ts'
import { fullName, isPerson } from '#shared/shop/applications/person-name.ts'
import { foldText } from '#shared/shop/core/search-terms.ts'

import type { ImportField } from './fields.ts'
import { namedPerson, type ImportedPerson } from './imported-customer.ts'
import { readAnswer, readDocument, readKind } from './read-cells.ts'
import { remarkOnBusiness, remarkOnName, splitName } from './remark-on-name.ts'
import type { RowReader } from './row-reader.ts'

/** Nothing is known of their papers. */
const NONE = {
  hasPersonalMail: false,
  signedOn: null,
  isFormOnFile: false,
  crdOn: null,
  photoId: null,
  photoExpiresOn: null,
  addressId: null,
  addressExpiresOn: null,
}

/** The people of one line: who it is about, their business, and others named in one cell. */
export function readPeople(row: RowReader, kind: RecipientKind, today: Day): ImportedPerson[] {
  const person = readPerson(row, kind, today)
  const business = row.text('business')
  if (business) remarkOnBusiness(row, 'business', business, person?.name)
  if (person && kind === 'business') remarkOnBusiness(row, 'name', person.name)
  return [
    ...(person ? [person] : []),
    ...(business ? asPerson(row, 'business', 'business', { name: business }) : []),
    ...readOthers(row, today),
  ]
}

function readPerson(row: RowReader, kind: RecipientKind, today: Day) {
  const [name, givenName, familyName] = (['name', 'givenName', 'familyName'] as const).map(
    (field) => row.text(field),
  ) as [string, string, string]
  if (!name && !givenName && !familyName) return void row.refuse('name_missing', 'name')
  const isWhole = name !== ''
  const [person] = isWhole
    ? asPerson(row, kind, 'name', splitName(name, !isPerson(kind)), name)
    : asPerson(row, kind, 'givenName', {
        givenName: givenName || familyName,
        familyName: givenName && familyName,
      })
  if (!person) return undefined
  const parts = [givenName, familyName].filter((part) => part && !holds(name, part))
  if (isWhole && parts.length > 0)
    row.remarkOnCell('names_differ', 'name', name, { other: parts.join(' ') })
  const hasPersonalMail = row.read('personalMail', readAnswer, 'no_answer') ?? false
  const about = { ...person, hasPersonalMail }
  return { ...about, ...readForm(row, about, today), ...readIds(row, about, today) }
}

function holds(name: string, part: string) {
  return foldText(name).includes(foldText(part))
}

type SentName = { name?: string; givenName?: string; familyName?: string }

function asPerson(
  row: RowReader,
  kind: RecipientKind,
  field: 'name' | 'givenName' | 'business' | 'others',
  sent: SentName,
  written = '',
) {
  const text = [sent.name, sent.givenName, sent.familyName].filter(Boolean).join(' ')
  const { success, output, issues } = v.safeParse(
    namedPerson,
    { kind, ...sent },
    { abortEarly: true, lang: 'en' },
  )
  if (success) {
    const person = fullName(output)
    if (isPerson(kind)) remarkOnName(row, field, written, person.name)
    return [{ ...NONE, kind, ...person }]
  }
  row.refuseCell('name_refused', field, text, { reason: issues[0].message })
  return []
}

function readForm(row: RowReader, person: ImportedPerson, today: Day) {
  const answer = readAnswer(row.text('signedOn'))
  const signedOn = answer === null ? pastDay(row, 'signedOn', today) : null
  const crdOn = pastDay(row, 'crdOn', today)
  if (signedOn && crdOn && crdOn < signedOn)
    row.refuse('crd_before_form', 'crdOn', { column: row.nameOf('crdOn') })
  if (!signsForm(person)) return {}
  return { signedOn, isFormOnFile: signedOn !== null || answer === true || crdOn !== null, crdOn }
}

function pastDay(row: RowReader, field: 'signedOn' | 'crdOn', today: Day) {
  const day = row.day(field)
  if (day && day > today) row.refuse('day_ahead', field, { column: row.nameOf(field), day })
  return day
}

/** No ID is valid for longer, and one that ended so long ago is no ID: the year is a slip. */
const MAX_ID_MONTHS = 240

function remarkOnExpiry(row: RowReader, field: ImportField, day: Day | null, today: Day) {
  const [first, last] = [addMonths(today, -MAX_ID_MONTHS), addMonths(today, MAX_ID_MONTHS)]
  if (day && (day < first || day > last)) row.remarkOnDay(field, day)
}

function readIds(row: RowReader, { name }: ImportedPerson, today: Day) {
  const photoId = row.read('photoId', readDocument, 'no_document')
  const addressId = row.read('addressId', readDocument, 'no_document')
  const [photoExpiresOn, addressExpiresOn] = [
    row.day('photoExpiresOn'),
    row.day('addressExpiresOn'),
  ]
  remarkOnExpiry(row, 'photoExpiresOn', photoExpiresOn, today)
  remarkOnExpiry(row, 'addressExpiresOn', addressExpiresOn, today)
  for (const [kind, field] of [
    ['photoId', 'photoExpiresOn'],
    ['addressId', 'addressExpiresOn'],
  ] as const) {
    if (row.text(field) && !row.text(kind))
      row.remark('expiry_alone', field, { column: row.nameOf(field) })
  }
  const named = [row.text('photoId'), row.text('addressId')].filter(Boolean)
  if (named.length === 1)
    row.refuse('ids_incomplete', row.text('photoId') ? 'addressId' : 'photoId', { name })
  if (photoId && addressId) {
    const [problem] = checkIdPair({ photoId, addressId }, '').problems
    if (problem)
      row.refuse('ids_refused', `${problem.document}Id`, {
        name,
        reason: say(words.ids[problem.code].reason, 'en'),
      })
  }
  if (!photoId || !addressId) return {}
  return { photoId, addressId, photoExpiresOn, addressExpiresOn }
}

/** `Maria Lopez (adult, 3/4/2025); Leo Lopez (minor)`: the day of the form. */
function readOthers(row: RowReader, today: Day): ImportedPerson[] {
  const others = row
    .text('others')
    .split(/[;\n]/)
    .map((other) => other.trim())
  return others.filter(Boolean).flatMap((other) => {
    const [before = '', inside = ''] = other.replace(/\)$/, '').split('(')
    const name = before.trim()
    let kind: RecipientKind = 'adult'
    let signedOn: Day | null = null
    let isFormOnFile = false
    for (const detail of inside
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean)) {
      const [asKind, asDay] = [readKind(detail), row.dayIn(detail)]
      if (asKind) kind = asKind
      else if (asDay && asDay <= today) signedOn = asDay
      else if (readAnswer(detail)) isFormOnFile = true
      else {
        row.refuseCell('no_kind', 'others', detail, { kinds: recipientKinds.join(', ') })
        return []
      }
    }
    return asPerson(row, kind, 'others', splitName(name, !isPerson(kind)), name).map((person) => ({
      ...person,
      signedOn,
      isFormOnFile: isFormOnFile || signedOn !== null,
    }))
  })
}

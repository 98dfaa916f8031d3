import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { addMonths, type Day } from '#shared/calendar.ts'
import { render } from '#shared/sentence.ts'
import { signsForm, type RecipientKind } from '#shared/shop/applications/household.ts'
import { checkIdPair } from '#shared/shop/applications/identification.ts'
import { fullName, isPerson } from '#shared/shop/applications/person-name.ts'
import { foldText } from '#shared/shop/core/search-terms.ts'

import { namedPerson, type ImportedPerson } from './imported-customer.ts'
import { readAnswer, readKind } from './read-cells.ts'
import { remarkOnBusiness, remarkOnName, splitName, type NameField } from './read-name.ts'
import type { RowReader, Rule } from './row-reader.ts'

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

/** No ID is valid for longer, and one that ended so long ago is no ID: the year is a slip. */
const MAX_ID_MONTHS = 240

type Papers = ReturnType<typeof readPapers>

const documents = [
  ['photo', 'photoId', 'photoExpiresOn', 'addressId'],
  ['address', 'addressId', 'addressExpiresOn', 'photoId'],
] as const

const rules: Rule<Papers>[] = [
  ['day_ahead', 'signedOn', (p) => p.signedOn && p.signedOn > p.today && { day: p.signedOn }],
  ['day_ahead', 'crdOn', (p) => p.crdOn && p.crdOn > p.today && { day: p.crdOn }],
  ['crd_before_form', 'crdOn', (p) => p.signedOn && p.crdOn && p.crdOn < p.signedOn],
  ...documents.flatMap(([document, id, expiresOn, otherId]): Rule<Papers>[] => [
    ['day_unlikely', expiresOn, (p) => isSlip(p[expiresOn], p)],
    ['expiry_alone', expiresOn, ({ row }) => row.text(expiresOn) && !row.text(id)],
    ['ids_incomplete', id, ({ row, name }) => row.text(otherId) && !row.text(id) && { name }],
    ['ids_refused', id, (p) => p.refusal?.document === document && reasonOf(p)],
  ]),
]

function isSlip(day: Day | null, { today }: Papers) {
  const [first, last] = [addMonths(today, -MAX_ID_MONTHS), addMonths(today, MAX_ID_MONTHS)]
  return day && (day < first || day > last) && { day }
}

function reasonOf({ refusal, name }: Papers) {
  return refusal && { name, reason: render(words.ids[refusal.code].reason, 'en') }
}

function readPapers(row: RowReader, name: string, today: Day) {
  const answer = readAnswer(row.text('signedOn'))
  const [signedOn, crdOn] = [answer === null ? row.day('signedOn') : null, row.day('crdOn')]
  const [photoId, addressId] = [row.read('photoId'), row.read('addressId')]
  return {
    row,
    name,
    today,
    signedOn,
    isFormOnFile: signedOn !== null || answer === true || crdOn !== null,
    crdOn,
    photoId,
    addressId,
    photoExpiresOn: row.day('photoExpiresOn'),
    addressExpiresOn: row.day('addressExpiresOn'),
    refusal: photoId && addressId ? checkIdPair({ photoId, addressId }, '').problems[0] : undefined,
  }
}

export function readPeople(row: RowReader, kind: RecipientKind, today: Day): ImportedPerson[] {
  const person = readPerson(row, kind, today)
  const business = row.text('business')
  if (business) remarkOnBusiness(row, 'business', business, person?.name)
  if (person && kind === 'business') remarkOnBusiness(row, 'name', person.name)
  return [
    ...(person ? [person] : []),
    ...(business ? asPerson(row, 'business', 'business', business) : []),
    ...readOthers(row, today),
  ]
}

function readPerson(row: RowReader, kind: RecipientKind, today: Day): ImportedPerson | undefined {
  const names = (['name', 'givenName', 'familyName'] as const).map(row.text)
  const [name = '', givenName = '', familyName = ''] = names
  if (!name && !givenName && !familyName) return void row.addRemark('name_missing', 'name')
  const [person] = name
    ? asPerson(row, kind, 'name', name)
    : asPerson(row, kind, 'givenName', '', {
        givenName: givenName || familyName,
        familyName: givenName && familyName,
      })
  if (!person) return undefined
  const other = [givenName, familyName].filter((part) => part && !holds(name, part)).join(' ')
  if (name && other) row.addRemark('names_differ', 'name', { other })
  const papers = readPapers(row, person.name, today)
  row.judge(rules, papers)
  const { signedOn, isFormOnFile, crdOn, photoId, addressId } = papers
  const { photoExpiresOn, addressExpiresOn } = papers
  const about = { ...person, hasPersonalMail: row.read('personalMail') ?? false }
  return {
    ...about,
    ...(signsForm(about) && { signedOn, isFormOnFile, crdOn }),
    ...(photoId && addressId && { photoId, addressId, photoExpiresOn, addressExpiresOn }),
  }
}

function holds(name: string, part: string) {
  return foldText(name).includes(foldText(part))
}

type SentName = { name?: string; givenName?: string; familyName?: string }

function asPerson(
  row: RowReader,
  kind: RecipientKind,
  field: NameField,
  written: string,
  sent: SentName = splitName(written, !isPerson(kind)),
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
  row.addRemark('name_refused', field, { text, reason: issues[0].message })
  return []
}

/** `Maria Lopez (adult, 3/4/2025); Leo Lopez (minor)`: the day of the form. */
function readOthers(row: RowReader, today: Day): ImportedPerson[] {
  const others = row.text('others').split(/[;\n]/)
  return others
    .filter((other) => other.trim())
    .flatMap((other) => {
      const [name = '', inside = ''] = other.trim().replace(/\)$/, '').split('(')
      let kind: RecipientKind = /child|kid|hijo/i.test(row.nameOf('others')) ? 'minor' : 'adult'
      const form = { signedOn: null as Day | null, isFormOnFile: false }
      for (const detail of inside.split(',').flatMap((part) => part.trim() || [])) {
        const [asKind, asDay] = [readKind(detail), row.dayIn(detail)]
        if (asKind) kind = asKind
        else if (asDay && asDay <= today) form.signedOn = asDay
        else if (!readAnswer(detail)) {
          row.addRemark('no_kind', 'others', { text: detail })
          return []
        }
        form.isFormOnFile ||= !asKind
      }
      const people = asPerson(row, kind, 'others', name.trim())
      return people.map((person) => ({ ...person, ...form }))
    })
}

import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { personName } from '#shared/account.ts'
import { isWrittenPlainly, writeName } from '#shared/shop/boxes/postal-address.ts'
import { filled } from '#shared/typed-fields.ts'

import type { RecipientKind } from './household.ts'

const { fields } = words
const COMPANIES: RecipientKind[] = ['business', 'trade-name']

export function isPerson(kind: RecipientKind) {
  return !COMPANIES.includes(kind)
}

export function joinName({ givenName, familyName }: { givenName: string; familyName: string }) {
  return [givenName, familyName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
}

/** In Latin letters, as on the ID: it must fit an envelope. Not empty. */
export const latinName = v.pipe(
  personName,
  v.check((text) => text === '' || isWrittenPlainly(text), fields.latin),
)

/** A name as sent: a person's in parts, or whole if the parts are unknown; a business's whole. */
export const nameFields = {
  name: v.optional(filled(fields.name, personName)),
  givenName: v.optional(latinName),
  familyName: v.optional(latinName),
  nativeName: v.optional(personName),
}

type SentName = {
  name?: string | undefined
  givenName?: string | undefined
  familyName?: string | undefined
  nativeName?: string | undefined
}

/** A name as stored: `name` is whole; unknown parts are null. */
export const storedName = {
  name: v.string(),
  givenName: v.nullable(v.string()),
  familyName: v.nullable(v.string()),
  nativeName: v.nullable(v.string()),
}
const storedNames = v.object(storedName)
export type FullName = v.InferOutput<typeof storedNames>

export function checkName<Sent extends SentName & { kind?: RecipientKind }>() {
  return v.rawCheck<Sent>(({ dataset, addIssue }) => {
    const problem = dataset.typed && findProblem(dataset.value)
    if (!problem) return
    const { field, message } = problem
    const value = dataset.value[field]
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input: dataset.value, key: field, value }],
    })
  })
}

function findProblem(sent: SentName & { kind?: RecipientKind }) {
  const { kind, name, givenName = '', familyName = '' } = sent
  const hasParts = givenName !== '' || familyName !== ''
  if (kind && !isPerson(kind)) {
    if (hasParts) {
      return { field: givenName ? 'givenName' : 'familyName', message: fields.noParts } as const
    }
    if (name === undefined) return { field: 'name', message: fields.name } as const
    return writeName(name) === null
      ? ({ field: 'name', message: fields.latin } as const)
      : undefined
  }
  if (!hasParts && name !== undefined) return undefined
  if (givenName === '') return { field: 'givenName', message: fields.givenName } as const
  // Together the parts may contain an identifier that neither contains alone.
  const joined = v.safeParse(personName, joinName({ givenName, familyName }))
  if (joined.success) return undefined
  const [{ message }] = joined.issues
  return { field: familyName ? 'familyName' : 'givenName', message } as const
}

export function fullName({
  name = '',
  givenName,
  familyName = '',
  nativeName,
}: SentName): FullName {
  const parts = givenName
    ? { name: joinName({ givenName, familyName }), givenName, familyName }
    : { name, givenName: null, familyName: null }
  return { ...parts, nativeName: nativeName || null }
}

export function pickName({ name, givenName, familyName, nativeName }: FullName): FullName {
  return { name, givenName, familyName, nativeName }
}

export function nameInBoth({ name, nativeName }: Pick<FullName, 'name' | 'nativeName'>) {
  return nativeName ? `${name} (\u2068${nativeName}\u2069)` : name
}

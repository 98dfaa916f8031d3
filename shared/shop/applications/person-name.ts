import * as v from 'valibot'

import { rental as words } from '#sentences/rental.ts'
import { personName } from '#shared/account.ts'
import { isWrittenPlainly, writeName } from '#shared/shop/boxes/postal-address.ts'
import { filled } from '#shared/typed-fields.ts'

import type { RecipientKind } from './household.ts'

const { fields } = words
const COMPANIES: RecipientKind[] = ['business', 'trade-name']

/** Whether a recipient has a given and a family name; a business and its trade names have one name. */
export function isPerson(kind: RecipientKind) {
  return !COMPANIES.includes(kind)
}

/** The whole of a name from its parts. */
export function joinName({ givenName, familyName }: { givenName: string; familyName: string }) {
  return [givenName, familyName]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
}

/** In Latin letters, as the ID shows it: what can stand on an envelope. One that is empty is of nobody. */
export const latinName = v.pipe(
  personName,
  v.check((text) => text === '' || isWrittenPlainly(text), fields.latin),
)

/** A name as it is sent: of a person in its parts, or whole where they are not known; of a business whole. */
export const nameFields = {
  name: v.optional(filled(fields.name, personName)),
  givenName: v.optional(latinName),
  familyName: v.optional(latinName),
  /** In the person's own script, shown beside the Latin one. */
  nativeName: v.optional(personName),
}

type SentName = {
  name?: string | undefined
  givenName?: string | undefined
  familyName?: string | undefined
  nativeName?: string | undefined
}

/** A name as it is stored: `name` is the whole of it; parts that are not known are null. */
export const storedName = {
  name: v.string(),
  givenName: v.nullable(v.string()),
  familyName: v.nullable(v.string()),
  nativeName: v.nullable(v.string()),
}
const storedNames = v.object(storedName)
export type FullName = v.InferOutput<typeof storedNames>

/** That a name is whole: which parts it needs, its kind says where there is one. */
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
  // Together they may say what neither says alone.
  const whole = v.safeParse(personName, joinName({ givenName, familyName }))
  if (whole.success) return undefined
  const [{ message }] = whole.issues
  return { field: familyName ? 'familyName' : 'givenName', message } as const
}

/** A name that was checked, as it is stored. */
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

/** Both ways to write a name, in one line; each keeps its own direction. */
export function nameInBoth({ name, nativeName }: Pick<FullName, 'name' | 'nativeName'>) {
  return nativeName ? `${name} (\u2068${nativeName}\u2069)` : name
}

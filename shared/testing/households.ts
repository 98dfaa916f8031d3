import type { Household, RecipientKind } from '#shared/shop/applications/household.ts'

/** `twin` is the adult entry of a person already listed, with other case and accents. */
type Entry = RecipientKind | 'twin'

const BESIDE: Record<Household['use'], Entry[]> = {
  personal: ['adult', 'minor', 'collector'],
  business: ['employee', 'twin', 'adult', 'minor', 'trade-name', 'collector'],
}
const MOST = 5

export const householdsToFive = (['personal', 'business'] as const).flatMap((use) =>
  listEntries(BESIDE[use], MOST - 1).map((entries) => makeHousehold(use, entries)),
)

function listEntries(kinds: Entry[], most: number): Entry[][] {
  if (most === 0 || kinds.length === 0) return [[]]
  const [kind, ...others] = kinds as [Entry, ...Entry[]]
  const without = listEntries(others, most)
  return [...listEntries(kinds, most - 1).map((entries) => [kind, ...entries]), ...without]
}

function makeHousehold(use: Household['use'], entries: Entry[]) {
  const people: Household['recipients'] = [member('applicant', 'Zoë 0')]
  let [grown, children] = [1, 0]
  const unmatched = ['ZOE  0']
  for (const [index, entry] of entries.entries()) {
    const name = `Zoë ${index + 1}`
    if (entry === 'employee') unmatched.push(`zoe ${index + 1} `)
    const twin = entry === 'twin' ? unmatched.shift() : undefined
    const kind = entry === 'twin' ? 'adult' : entry
    people.push(member(kind, twin ?? name))
    if (kind === 'minor') children += 1
    else if ((kind === 'adult' && twin === undefined) || kind === 'employee') grown += 1
  }
  const recipients = use === 'business' ? [...people, member('business', 'Zoë LLC')] : people
  return { household: { use, recipients }, grown, children }
}

function member(kind: RecipientKind, name: string) {
  return { kind, name, hasPersonalMail: kind === 'employee' && name.endsWith('2') }
}

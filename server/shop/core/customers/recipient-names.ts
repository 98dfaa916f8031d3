import type { RecipientRow } from '#server/database/rows.ts'
import type { FullName } from '#shared/shop/applications/person-name.ts'

type NameColumns = Pick<RecipientRow, 'name' | 'given_name' | 'family_name' | 'native_name'>

export function toNameColumns({ name, givenName, familyName, nativeName }: FullName): NameColumns {
  return { name, given_name: givenName, family_name: familyName, native_name: nativeName }
}

export function readNameColumns(row: NameColumns): FullName {
  const { name, given_name: givenName, family_name: familyName, native_name: nativeName } = row
  return { name, givenName, familyName, nativeName }
}

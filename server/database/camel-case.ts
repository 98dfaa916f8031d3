import { CamelCasePlugin } from 'kysely'

/** Tables and columns are in snake case in the database and in camel case here; JSON is text, and stays as it is. */
export const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })

import { readFileSync } from 'node:fs'

import pino from 'pino'
import { parseAst } from 'rolldown/parseAst'
import { expect, it } from 'vitest'

import { makeMigratedPlace } from '#server/testing/database.ts'

import { openDatabase } from './open-database.ts'

type Node = { type: string; [part: string]: unknown }
type Column = { type: 'text' | 'number'; isNullable: boolean }

const FILES = ['tables', 'shop-tables', 'mail-tables', 'money-tables', 'import-tables'].concat([
  'mailing-tables',
])
/** Of the limits, which have a database of their own, and of the migrator. */
const ELSEWHERE = ['limits', 'lockouts', 'migrations', 'migrations_lock']

/** The types of the rows as they are written: each table with its columns. */
function readRowTypes() {
  const bodies = FILES.map((name) => readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8'))
  const aliases = new Map<string, Node>()
  for (const body of bodies) {
    for (const statement of parseAst(body, { lang: 'ts' }).body as unknown as Node[]) {
      const declared = (statement['declaration'] ?? statement) as Node
      if (declared.type !== 'TSTypeAliasDeclaration') continue
      aliases.set((declared['id'] as { name: string }).name, declared['typeAnnotation'] as Node)
    }
  }
  const resolve = (node: Node): Node => aliases.get(nameOf(node) ?? '') ?? node

  /** The members of an object, of what is joined with it, and of what is named. */
  function membersOf(node: Node): [string, Node][] {
    const found = resolve(node)
    if (found.type === 'TSIntersectionType')
      return (found['types'] as Node[]).flatMap((part) => membersOf(part))
    if (found.type !== 'TSTypeLiteral') return []
    return (found['members'] as Node[]).map((member) => [
      (member['key'] as { name: string }).name,
      (member['typeAnnotation'] as { typeAnnotation: Node }).typeAnnotation,
    ])
  }

  function asColumn(node: Node): Column {
    const parts = node.type === 'TSUnionType' ? (node['types'] as Node[]) : [node]
    const isGenerated = nameOf(node) === 'Generated'
    const [only] = isGenerated ? (node['typeArguments'] as { params: Node[] }).params : []
    if (only) return asColumn(only)
    return {
      type: parts.some(({ type }) => type === 'TSNumberKeyword') ? 'number' : 'text',
      isNullable: parts.some(({ type }) => type === 'TSNullKeyword'),
    }
  }

  const tables = membersOf({ type: 'TSTypeReference', typeName: { name: 'Tables' } })
  return Object.fromEntries(
    tables.map(([table, node]) => [
      table,
      Object.fromEntries(membersOf(node).map(([name, type]) => [name, asColumn(type)])),
    ]),
  )
}

function nameOf({ typeName }: Node) {
  return (typeName as { name: string } | undefined)?.name
}

it('says of every column what the database says', async () => {
  const place = await makeMigratedPlace()
  const database = await openDatabase(place, pino({ level: 'silent' }))
  const tables = await database.read.introspection.getTables()
  const found = tables
    .filter(({ name, isView }) => !isView && !ELSEWHERE.includes(name))
    .map(({ name, columns }) => [
      name,
      Object.fromEntries(
        columns.map(({ name: column, dataType, isNullable }) => [
          column,
          { type: /^(?:text|varchar)/i.test(dataType) ? 'text' : 'number', isNullable },
        ]),
      ),
    ])
  await database.close()
  await place.remove()

  const written = readRowTypes()
  // Joined from a type of the rules, which stand in `shared`.
  written['search_terms'] = {
    ...written['search_terms'],
    term: { type: 'text', isNullable: false },
    kind: { type: 'text', isNullable: false },
  }
  expect(Object.fromEntries(found)).toEqual(written)
})

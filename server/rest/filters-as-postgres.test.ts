import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'

import { publicShop, usePublicTables } from '#server/testing/public-tables.ts'
import countries from '#shared/countries.json' with { type: 'json' }
import { seed, size } from '#tests/support/soak.ts'

/**
 * What PostgreSQL itself answers to the same question, put to it in SQL as PostgREST does: every value a literal of unknown type.
 * Where there is none, the answers are those that the same code gives.
 */
const isJudged = process.env.TEST_DATABASE === 'postgres'
const { server } = usePublicTables()

const columns = {
  countries: ['code', 'name'],
  public_locations: ['id', 'name', 'address_lines', 'phone'],
} as const
const SIGNS: Record<string, string> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  nxr: '&<',
  adj: '-|-',
}
const QUANTIFIED = ['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike']

type Table = keyof typeof columns
type Leaf = {
  column: string
  isNegated: boolean
  operator: string
  quantifier: '' | 'any' | 'all'
  values: string[]
}
type Node = Leaf | { kind: 'and' | 'or'; isNegated: boolean; parts: Node[] }

const quote = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const array = (items: string[]) => `{${items.map(quote).join(',')}}`

/** A condition as a client writes it, within others or alone. */
function asRest(node: Node, isWithin: boolean): string {
  const not = node.isNegated ? 'not.' : ''
  if ('kind' in node) {
    return `${not}${node.kind}(${node.parts.map((part) => asRest(part, true)).join(',')})`
  }
  const { column, operator, quantifier, values } = node
  const asked = isWithin ? `${column}.${not}` : not
  if (operator === 'in') return `${asked}in.(${values.map(quote).join(',')})`
  const [value = ''] = values
  const given = quantifier ? array(values) : value
  const written = isWithin && operator !== 'is' ? quote(given) : given
  return `${asked}${operator}${quantifier && `(${quantifier})`}.${written}`
}

function asSql(node: Node): string {
  const not = node.isNegated ? 'not ' : ''
  if ('kind' in node) return `${not}(${node.parts.map(asSql).join(` ${node.kind} `)})`
  const { column, operator, quantifier, values } = node
  const [value = ''] = values
  if (operator === 'in') return `${not}(${column} = any (${literal(array(values))}))`
  if (operator === 'is') return `${not}(${column} is ${value.replace('_', ' ')})`
  const isPattern = operator.endsWith('like')
  const given = quantifier ? array(values) : value
  const operand = literal(isPattern ? given.replaceAll('*', '%') : given)
  const compared = quantifier ? `${quantifier} (${operand})` : operand
  return `${not}(${column} ${SIGNS[operator]} ${compared})`
}

const names = countries.flatMap(({ code, name }) => [code, name])
const text = fc.oneof(
  fc.constantFrom(...names, publicShop.name, publicShop.phone, '', 'ß', 'É', '👋', '\uffee'),
  fc.string({ unit: fc.constantFrom(...'aAåÅçÇzZ_%*\\",.(){}é 1👋'), maxLength: 6 }),
)
const pattern = fc
  .tuple(fc.constantFrom(...names), fc.nat(9), fc.nat(9), fc.constantFrom('%', '_', '*', '', '\\'))
  .map(([name, from, length, sign]) => {
    const part = name.slice(from, from + length)
    return `${sign === '\\' ? '%' : sign}${part}${sign === '\\' ? String.raw`\%%` : sign}`
  })
const number = fc.oneof(
  fc.integer({ min: -3, max: 3 }).map(String),
  fc.constantFrom(' 1 ', '+1', '01', '-0', '2147483647', '2147483648', '1.5', 'one', ''),
)
const lines = fc
  .array(fc.oneof(fc.constantFrom(...publicShop.addressLines), text), { maxLength: 3 })
  .map(array)

function leafOf(table: Table): fc.Arbitrary<Leaf> {
  return fc
    .record({
      column: fc.constantFrom<string>(...columns[table]),
      isNegated: fc.boolean(),
      operator: fc.constantFrom(...Object.keys(SIGNS), 'in', 'is'),
      quantifier: fc.constantFrom('' as const, '' as const, 'any' as const, 'all' as const),
      texts: fc.array(text, { minLength: 1, maxLength: 3 }),
      patterns: fc.array(pattern, { minLength: 1, maxLength: 3 }),
      numbers: fc.array(number, { minLength: 1, maxLength: 3 }),
      lines,
      is: fc.constantFrom('null', 'not_null', 'true', 'unknown'),
    })
    .map(({ texts, patterns, numbers, lines: list, is, ...leaf }) => {
      const { column, operator, quantifier } = leaf
      const isQuantified = QUANTIFIED.includes(operator)
      const values =
        (operator === 'is' && [is]) ||
        (operator.endsWith('like') && patterns) ||
        (column === 'id' && numbers) ||
        (column === 'address_lines' && [list]) ||
        texts
      return { ...leaf, quantifier: isQuantified ? quantifier : ('' as const), values }
    })
}

function nodeOf(table: Table): fc.Arbitrary<Node> {
  const { node } = fc.letrec<{ node: Node }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3, depthSize: 'small', withCrossShrink: true },
      { weight: 3, arbitrary: leafOf(table) },
      {
        weight: 1,
        arbitrary: fc.record({
          kind: fc.constantFrom('and' as const, 'or' as const),
          isNegated: fc.boolean(),
          parts: fc.array(tie('node'), { minLength: 1, maxLength: 3 }),
        }),
      },
    ),
  }))
  return node
}

const orderOf = (table: Table) =>
  fc.array(fc.tuple(fc.constantFrom<string>(...columns[table]), fc.boolean()), { maxLength: 3 })

/** More are refused. */
const MAX_CHECKS = 50

function countChecks(nodes: Node[]): number {
  const counts = nodes.map((node) =>
    'kind' in node ? countChecks(node.parts) : node.values.length,
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

async function askUs(table: Table, nodes: Node[], order: [string, boolean][]) {
  const query = new URLSearchParams()
  for (const node of nodes) {
    const written = asRest(node, false)
    if (!('kind' in node)) query.append(node.column, written)
    else query.append(`${node.isNegated ? 'not.' : ''}${node.kind}`, written.replace(/^[^(]+/, ''))
  }
  if (order.length > 0) {
    query.set('order', order.map(([name, isDown]) => `${name}.${isDown ? 'desc' : 'asc'}`).join())
  }
  const answer = await server.ask(`/rest/v1/${table}?${query}`)
  const body = await answer.json()
  return answer.ok ? body : body.code
}

async function askPostgres(table: Table, nodes: Node[], order: [string, boolean][]) {
  const [key] = columns[table]
  const sorted = [...order, [key, false] as const].map(
    ([name, isDown]) => `${name} ${isDown ? 'desc' : 'asc'}`,
  )
  const where = nodes.map(asSql).join(' and ') || 'true'
  const statement = `select to_json(t) as row from judge.${table} t where ${where} order by ${sorted.join()}`
  try {
    const { rows } = await sql.raw<{ row: unknown }>(statement).execute(server.database.read)
    return rows.map(({ row }) => (typeof row === 'string' ? JSON.parse(row) : row))
  } catch (error) {
    return (error as { code: string }).code
  }
}

describe.runIf(isJudged)('PostgreSQL answers the same', () => {
  beforeAll(async () => {
    const { read } = server.database
    const run = (statement: string) => sql.raw(statement).execute(read)
    await run('create schema judge')
    await run(
      `create table judge.countries as select code collate "C" as code, name collate "C" as name from countries`,
    )
    await run(`create table judge.public_locations as select id, name collate "C" as name,
      array(select json_array_elements_text(address_lines::json) collate "C") as address_lines,
      phone collate "C" as phone from public_locations`)
  })

  it.each(['countries', 'public_locations'] as const)('of %s', async (table) => {
    const asked = fc.tuple(fc.array(nodeOf(table), { maxLength: 2 }), orderOf(table))
    await fc.assert(
      fc.asyncProperty(asked, async ([nodes, order]) => {
        fc.pre(countChecks(nodes) <= MAX_CHECKS)
        const ours = await askUs(table, nodes, order)
        expect(ours).toEqual(await askPostgres(table, nodes, order))
      }),
      { numRuns: size(300, 5_000), seed },
    )
  })
})

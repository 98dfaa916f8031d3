// `npm run row-types`: writes the row types of the tables.
import { writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

import { createLimitTables, migrate } from '#server/database/migrate.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import type { LimitTables, Tables } from '#server/database/tables.ts'
import { runCommand } from '#server/operations/command.ts'

export const ROW_TYPES = 'server/database/tables.ts'
const WIDTH = 132
const LONG = 90

const HEAD = `// Made from the migrations: change those, then run \`npm run row-types\`.
import type { Generated } from 'kysely'

/** Instants are milliseconds since 1970, days \`YYYY-MM-DD\` in the shop's zone, flags 0 or 1, money US cents, JSON text. */`

type Column = { name: string; type: 'TEXT' | 'INTEGER'; notnull: number; dflt_value: string | null }

export async function writeRowTypes() {
  const shop = new DatabaseSync(':memory:')
  await migrate(createSqliteKysely<Tables>(shop), 'sqlite')
  const limits = new DatabaseSync(':memory:')
  await createLimitTables(createSqliteKysely<LimitTables>(limits), 'sqlite')
  return `${HEAD}
export type Tables = {
${listTables(shop)}
}

/** The counters of limits stand in a database of their own. */
export type LimitTables = {
${listTables(limits)}
}
`
}

function listTables(database: DatabaseSync) {
  const tables = database.prepare(
    `select name, sql from sqlite_schema where type = 'table' and name not like 'migrations%'`,
  )
  const described = tables.all().map((row) => {
    const { name, sql } = row as { name: string; sql: string }
    const columns = database.prepare(`pragma table_info(${name})`).all() as unknown as Column[]
    const members = columns.map((column) => `${nameOf(column.name)}: ${typeOf(column, sql)};`)
    const short = `  ${nameOf(name)}: { ${members.join(' ').slice(0, -1)} }`
    return short.length <= WIDTH ? short : `  ${nameOf(name)}: {\n${fill(members)}\n  }`
  })
  return described.join('\n')
}

function nameOf(name: string) {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function typeOf({ name, type, notnull, dflt_value: standard }: Column, table: string) {
  const words = new RegExp(String.raw`check \(${name} in \(('[^)]+')\)\)`).exec(table)?.[1]
  const plain = words?.replaceAll(', ', ' | ') ?? (type === 'TEXT' ? 'string' : 'number')
  const nullable = notnull ? plain : `${plain} | null`
  return standard === null ? nullable : `Generated<${nullable}>`
}

function fill(members: string[]) {
  const lines: string[] = []
  let line = '   '
  for (const word of members.flatMap((one) => (one.length > LONG ? one.split(' ') : one))) {
    if (line.length + word.length >= WIDTH) {
      lines.push(line)
      line = '   '
    }
    line += ` ${word}`
  }
  return [...lines, line].join('\n')
}

if (import.meta.main) {
  await runCommand(async (words) => {
    if (words.length > 0) throw new Error('Usage: npm run row-types')
    writeFileSync(ROW_TYPES, await writeRowTypes())
    return `${ROW_TYPES} is written.`
  })
}

import { DatabaseSync } from 'node:sqlite'

import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { dataCodes } from '#content/data-codes.ts'
import { dataFields } from '#content/data-fields.ts'
import { migrate } from '#server/database/migrate.ts'
import { createSqliteKysely } from '#server/database/sqlite-dialect.ts'
import { OMITTED, rentalTables } from '#server/shop/data/owned-rows.ts'
import { asCamelCase } from '#server/shop/data/read-row.ts'
import { reminderNames } from '#shared-content/reminder-emails.ts'
import { auditActions, auditEntities } from '#shared/content/audit.ts'

const allFields = [
  ...Object.keys(rentalTables),
  'accountInvitations',
  'announcementRecipients',
  'announcements',
  'acknowledgments',
  'acknowledgmentTexts',
  'applications',
  'appointments',
  'documentChecks',
  'cardDisputes',
  'cardRefunds',
  'legalPaperSteps',
  'recipients',
  'rentals',
]
const codesOf = [...allFields, 'outbox', 'factors']
const ELSEWHERE = ['account']

const database = createSqliteKysely(new DatabaseSync(':memory:'))
const asStored = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

beforeAll(() => migrate(database, 'sqlite'))
afterAll(() => database.destroy())

describe('the readable copy of a person’s data', () => {
  it.each(allFields)('names every column of %s', async (table) => {
    const { rows } = await sql<{
      name: string
    }>`select name from pragma_table_info(${asStored(table)})`.execute(database)
    const fields = rows.map(({ name }) => asCamelCase(name)).filter((name) => !OMITTED.test(name))
    expect(fields.filter((field) => !Object.hasOwn(dataFields, field))).toEqual([])
  })

  it.each(codesOf)('names every code of %s', async (table) => {
    const { rows } = await sql<{ sql: string }>`
      select sql from sqlite_master where type = 'table' and name = ${asStored(table)}`.execute(
      database,
    )
    const checks = rows[0]?.sql.matchAll(/check \((\w+) in \(('[^)]*)\)/g) ?? []
    const unsaid = [...checks].flatMap(([, column = '', list = '']) => {
      const kind = { ...dataCodes.kind, ...reminderNames }
      const words: Record<string, object> = { ...dataCodes, kind }
      const field = asCamelCase(column)
      if (ELSEWHERE.includes(field)) return []
      const codes = [...list.matchAll(/'([^']*)'/g)].map(([, code = '']) => code)
      return codes.filter((code) => !Object.hasOwn(words[field] ?? {}, code))
    })
    expect(unsaid).toEqual([])
  })

  it('matches the log', () => {
    expect(Object.keys(dataCodes.action).toSorted()).toEqual(Object.keys(auditActions).toSorted())
    expect(Object.keys(dataCodes.entity).toSorted()).toEqual(Object.keys(auditEntities).toSorted())
  })
})

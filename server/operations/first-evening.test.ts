import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { readSettings } from '#server/settings.ts'
import { environmentFor } from '#server/testing/accounts.ts'
import { openStaff } from '#server/testing/shop.ts'
import { useServer } from '#server/testing/use-server.ts'
import { firstEvening as words } from '#shared/content/first-evening.ts'
import { facts } from '#shared/testing/rental-facts.ts'
import { sheetOf } from '#shared/testing/sheet.ts'

import { readFirstEvening } from './first-evening.ts'
import { importCustomers } from './import-customers.ts'

const server = useServer()

it('reports the progress of the first evening', async () => {
  const environment = environmentFor(server.place)
  const read = () => readFirstEvening(readSettings(environment))
  expect(await read()).toEqual({ missing: [words.noAdministrator], hints: [words.noCustomers] })
  await openStaff(server, 'owner@example.com', 'administrator')
  expect(await read()).toEqual({ missing: [], hints: [words.noCustomers] })
  const file = join(server.place.dataDir, 'customers.csv')
  const columns = ['Box', 'Name', 'Plan', 'Paid through', 'Form 1583']
  await writeFile(file, sheetOf(columns, [101, 'Ann Lee', 'small', '3/24/27', '3/24/24']))
  await importCustomers([file, '--take-over'], environment, facts)
  expect(await read()).toEqual({ missing: [words.noBackup], hints: [] })
})

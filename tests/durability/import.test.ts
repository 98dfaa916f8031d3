import { readFile } from 'node:fs/promises'

import { afterEach, expect, it } from 'vitest'

import { runCommand } from '#server/testing/accounts.ts'
import { enrollApp, sendCodeOf } from '#server/testing/factors.ts'
import { confirm } from '#server/testing/fixtures.ts'
import { sheetOf } from '#server/testing/imports.ts'
import { range } from '#tests/support/parallel.ts'
import { sqliteRecords } from '#tests/support/records.ts'
import { size } from '#tests/support/soak.ts'
import { startProcess, type ServerProcess } from '#tests/support/start-process.ts'
import { pause } from '#tests/support/watch.ts'

const OWNER = 'owner@example.com'
const CUSTOMERS = 250
const COLUMNS = ['Box', 'Name', 'Price', 'Plan', 'Paid through', 'Form 1583', 'Balance', 'Deposit']
const FIRST_KILL_MS = 350
const LATER_MS = 250

let server: ServerProcess

afterEach(() => server.stop())

it('an import that is killed in the middle leaves nothing half done, and can come again', async () => {
  server = await startProcess({ hasCheapHashes: true })
  const { access_token } = await confirm(server, OWNER)
  await runCommand('grant-role', [OWNER, 'administrator'], server)
  const app = await enrollApp(server, access_token)
  const { body: session } = await sendCodeOf(server, access_token, app, Date.now())
  const { plans, boxNumbers } = JSON.parse(await readFile('build/rental.json', 'utf8'))
  const file = sheetOf(
    COLUMNS,
    ...range(CUSTOMERS).map((at) => [
      boxNumbers[0].first + at,
      `Ann Lee ${'I'.repeat(1 + (at % 3))}`,
      '9.50',
      plans[0].name,
      '3/4/27',
      '3/4/24',
      '12.50',
      '10',
    ]),
  )
  const send = () =>
    server.ask(`/shop/v1/staff/imports?customers=${CUSTOMERS}&leftOut=0`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${session.access_token}` },
      body: file,
    })

  for (const round of range(size(3, 40))) {
    const answer = send().then(
      ({ status }) => status,
      () => 0,
    )
    await pause(FIRST_KILL_MS + round * LATER_MS)
    await server.kill()
    await answer
    await server.restart()
    expect([0, CUSTOMERS]).toContain(await count('rentals'))
    expect(await count('rentals')).toBe(await count('imported_rentals'))
    expect(await count('postings')).toBe(await count('rentals'))
    expect(await count('customers')).toBe(await count('rentals'))
  }
  expect((await send()).status).toBe(200)
  expect(await count('rentals')).toBe(CUSTOMERS)
})

async function count(table: string) {
  const records = sqliteRecords(server.dataDir, 'mailbox.sqlite')
  const [row] = await records.ask(`select count(*) as found from ${table}`)
  return Number(row?.found)
}

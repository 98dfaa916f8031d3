import { readdir, readFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'

import { upTo } from '#torture/at-once.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import { askWhoIAm, changeUser, join, PASSWORD, signUp } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

import { operate } from './operate.ts'

const LIMIT_TABLES = ['limits', 'lockouts']
const TABLES = [
  'users',
  'pending_accounts',
  'sign_in_networks',
  'sessions',
  'links',
  'link_requests',
  'letters',
  ...LIMIT_TABLES,
]

/** The operator's command leaves nothing of an address, beside a running server. */
export const accountDeleted: Item = {
  id: 'P6',
  title: 'Account deleted',
  bar: '0 rows, letters or bytes with the address afterwards, nobody else touched; on both databases',
  tiers: ['full', 'soak'],
  fault: {
    says: 'rows are deleted and their bytes stay',
    edits: [
      {
        file: 'server/operations/erase-in-database.ts',
        find: `    connection.exec('vacuum')\n`,
        replace: '',
      },
      {
        file: 'server/operations/erase-in-database.ts',
        find: 'pragma secure_delete = on; ',
        replace: '',
      },
    ],
  },
  async measure({ size, isFaulted, startServer, makePostgres }) {
    const wrongs = new Wrongs()
    const edits = isFaulted ? (accountDeleted.fault.edits ?? []) : []
    const count = isFaulted ? 2 : size({ fast: 2, full: 15 })
    for (const databaseUrl of [undefined, isFaulted ? undefined : await makePostgres()]) {
      const server = await startServer({ databaseUrl })
      const { access_token: token } = await join(server, 'bystander@example.com')
      for (const index of upTo(count)) {
        const address = `p6-${index}@gone.example.com`
        const held = await live(server, address, index)
        const settings: Record<string, string> = databaseUrl ? { DATABASE_URL: databaseUrl } : {}
        await operate('delete-account', [address], server.dataDir, edits, settings)
        for (const place of await findLeft(server, address)) wrongs.add(`${address} is in ${place}`)
        if ((await askWhoIAm(server, held)).status === 200) wrongs.add('a session lives')
        await server.limitRecords.change('delete from limits')
      }
      if ((await askWhoIAm(server, token)).status !== 200) wrongs.add('a bystander is gone')
    }
    return wrongs.outcome(`${count * 2} accounts on two databases, ${wrongs.count} wrong`)
  },
}

/** Leaves traces wherever an account can. @returns an access token */
async function live(server: Server, address: string, index: number) {
  const { access_token: token } = await join(server, address)
  await changeUser(server, token, { data: { firstName: `Ann ${address}` } })
  await server.ask('POST', '/auth/v1/recover', { email: address })
  await server.ask('POST', '/contact/v1/messages', {
    name: 'Ann',
    email: address,
    topic: 'mail',
    text: 'Please delete my account',
    key: crypto.randomUUID(),
    elapsed: 9_000,
  })
  const other = `p6-other-${index}@example.com`
  const { access_token: others } = await join(server, other)
  await changeUser(server, others, { email: address, current_password: PASSWORD })
  await server.ask('POST', '/auth/v1/token?grant_type=password', { email: address, password: 'x' })
  await signUp(server, address)
  await server.allDelivered()
  return token
}

/** Where an address still is: rows of the database, and files of the data directory. */
async function findLeft(server: Server, address: string) {
  const places: string[] = []
  for (const table of TABLES) {
    const records = LIMIT_TABLES.includes(table) ? server.limitRecords : server.records
    const rows = await records.ask(`select * from ${table}`)
    if (rows.some((row) => JSON.stringify(row).includes(address))) places.push(table)
  }
  const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const bytes = await readFile(joinPath(entry.parentPath, entry.name), 'latin1')
    if (bytes.includes(address) || entry.parentPath.includes(encodeURIComponent(address))) {
      places.push(entry.name)
    }
  }
  return places
}

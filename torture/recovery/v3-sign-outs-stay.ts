import { join } from 'node:path'

import { inParallel, upTo } from '#torture/at-once.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import { askWhoIAm, refresh, settle, signIn, trySignIn } from '#torture/people.ts'

import { operate, withFolder } from './operate.ts'

const AT_ONCE = 4

/** A restore brings no session back, whether or not it had been ended. */
export const signOutsStay: Item = {
  id: 'V3',
  title: 'A restore brings no sign-out back',
  bar: '0 old tokens accepted, passwords still good',
  fault: {
    says: 'sessions are in the backup and are put back',
    edits: [
      {
        file: 'server/operations/backup/format.ts',
        find: `['users', 'pending_accounts', 'letters']`,
        replace: `['users', 'pending_accounts', 'letters', 'sessions']`,
      },
      {
        file: 'server/operations/backup/format.ts',
        find: `  'sessions',\n  'links',`,
        replace: `  'links',`,
      },
      {
        file: 'server/operations/backup/load.ts',
        find: '    sort(row, { users, pending, letters }, loaded)\n',
        replace: `    if (row[0] === 'sessions') {
      await insertUsers(tx, users.splice(0))
      await tx.insertInto('sessions').values(row[1]).execute()
      continue
    }
    sort(row, { users, pending, letters }, loaded)\n`,
      },
    ],
  },
  async measure({ size, isFaulted, startServer }) {
    const edits = isFaulted ? (signOutsStay.fault.edits ?? []) : []
    const wrongs = new Wrongs()
    const server = await startServer()
    const emails = upTo(size({ fast: 8, full: 250 })).map((index) => `v3-${index}@example.com`)
    await settle(server, emails)
    const sessions = await inParallel(emails, AT_ONCE, (email) => signIn(server, email))
    await withFolder(async (folder) => {
      const file = join(folder, 'shop.backup')
      await operate('backup', [file], server.dataDir, edits)
      for (const [index, { access_token: token }] of sessions.entries()) {
        if (index % 2 === 0) await server.ask('POST', '/auth/v1/logout', undefined, { token })
      }
      await server.kill()
      await operate('restore', [file, '--replace'], server.dataDir, edits)
    })
    await server.restart()
    for (const { access_token: token, refresh_token: refreshToken } of sessions) {
      if ((await askWhoIAm(server, token)).status === 200) wrongs.add('an access token lives')
      if ((await refresh(server, refreshToken)).status === 200) wrongs.add('a refresh token lives')
    }
    const { status } = await trySignIn(server, emails[0] ?? '')
    if (status !== 200) wrongs.add(`a sign-in afterwards: ${status}`)
    return wrongs.outcome(`${wrongs.count} of ${sessions.length * 2} old tokens accepted`)
  },
}

import { Wrongs, type Item } from '#torture/item.ts'

import { walkByWire } from './journeys-of-canary.ts'
import { walkByPage } from './pages-of-canary.ts'
import { findIn, readLeft } from './what-is-left.ts'

/** Where names, addresses and letters belong. */
const MEANT = /^(mailbox\.sqlite(-wal|-shm)?$|mail\/)/

/** Who a visitor is, and every secret of theirs, stands in the database and their letters, and nowhere else. */
export const canary: Item = {
  id: 'P2',
  title: 'Personal texts where they do not belong',
  bar: '0 hits in output, health, other files, addresses and what a stranger’s site is told',
  fault: {
    says: 'the log names who asks for a letter',
    edits: [
      {
        file: 'server/auth/recover.ts',
        find: 'await countEmailRequest(call, services)',
        replace: `await countEmailRequest(call, services)
  services.log.info({ address }, 'a letter is asked for')`,
      },
    ],
  },
  async measure(context) {
    const wrongs = new Wrongs()
    const { person, server, servers } = await walkByWire(context)
    const addresses = context.tier === 'fast' ? 0 : await walkByPage(server, person, wrongs)
    let places = 0
    for (const each of servers)
      for (const left of await readLeft(each, (file) => MEANT.test(file))) {
        places += 1
        for (const text of findIn(left, person.texts)) wrongs.add(`${left.place} holds ${text}`)
      }
    return wrongs.outcome(
      `${person.texts.length} texts sought in ${places} places and ${addresses} addresses: ${wrongs.count} hits`,
    )
  },
}

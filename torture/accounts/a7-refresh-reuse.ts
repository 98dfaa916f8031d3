import { Wrongs, type Item } from '#torture/item.ts'
import { join, refresh } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const CHAIN = 5
const BEYOND_INTERVAL_MS = 11_000
/** Tried at 0, 1, 5, 9 and 11 seconds after the replay. */
const STEPS_MS = [0, 1_000, 4_000, 4_000, 2_000]

/** A refresh token used twice ends its whole family, for good. */
export const refreshReuse: Item = {
  id: 'A7',
  title: 'Refresh reuse',
  bar: '0 of 250 tries succeed',
  fault: {
    says: 'the family lives on after a reuse',
    edits: [
      {
        file: 'server/accounts/sessions.ts',
        find: `return isRepeated ? { user, session } : endRefused(tx, sessionId, 'used')`,
        replace: `return isRepeated ? { user, session } : { refused: 'used' }`,
      },
    ],
  },
  async measure({ size, startServer }) {
    const server = await startServer()
    const wrongs = new Wrongs()
    let tries = 0
    for (let set = 0; set < size({ fast: 1, full: 3, soak: 20 }); set += 1) {
      for (let ancestor = 0; ancestor < CHAIN - 1; ancestor += 1) {
        const chain = await makeChain(server, `set${set}of${ancestor}@example.com`)
        const replayed = await refresh(server, chain[ancestor] ?? '')
        if (replayed.body.error_code !== 'refresh_token_already_used') wrongs.add(replayed.text)
        for (const step of STEPS_MS) {
          await server.passTime(step)
          for (const [member, token] of chain.entries()) {
            tries += 1
            const { status } = await refresh(server, token)
            if (status !== 400) wrongs.add(`member ${member} after ${ancestor}: ${status}`)
          }
        }
      }
    }
    return wrongs.outcome(`${wrongs.count} of ${tries} tries succeed`)
  },
}

async function makeChain(server: Server, email: string) {
  const chain = [(await join(server, email)).refresh_token]
  while (chain.length < CHAIN) {
    const { body } = await refresh(server, chain.at(-1) ?? '')
    chain.push(body.refresh_token ?? '')
    await server.passTime(BEYOND_INTERVAL_MS)
  }
  return chain
}

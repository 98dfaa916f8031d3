import type { Item } from '#torture/item.ts'

import { CHEAP_HASHES, isWhole, killAgainAndAgain } from './killing.ts'

/** The server is killed during writes that it has acknowledged. */
export const killed: Item = {
  id: 'D1',
  title: 'kill -9 during acknowledged writes',
  bar: '0 acknowledged lost, 0 sign-outs undone, database whole',
  isLong: true,
  fault: {
    says: 'it acknowledges before it commits',
    edits: [
      {
        file: 'server/database/group-commit.ts',
        find: `      connection.exec('commit')\n`,
        replace: `      for (const unit of group) unit.settle()
      await pause(400)
      connection.exec('commit')\n`,
      },
    ],
  },
  async measure(context) {
    const server = await context.startServer({ edits: [CHEAP_HASHES] })
    const rounds = context.size({ fast: 6, full: 80, soak: 1_000 })
    const history = await killAgainAndAgain(server, context, { rounds })
    const examples = [...history.lost, ...history.surprises]
    if (!(await isWhole(server))) examples.push('the database is damaged')
    const figure = `${rounds} of 1,000 rounds, ${history.summary()}`
    return { figure, passed: examples.length === 0, examples: examples.slice(0, 5) }
  },
}

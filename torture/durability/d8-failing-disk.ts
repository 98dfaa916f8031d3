import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { constants } from 'node:os'
import { join } from 'node:path'

import { inParallel, upTo } from '#torture/at-once.ts'
import { timeUntil } from '#torture/faults/watch.ts'
import { type Context, Wrongs, type Item } from '#torture/item.ts'
import { signUp, trySignIn } from '#torture/people.ts'

import { CHEAP_HASHES, isWhole } from './killing.ts'
import { buildShim } from './shim.ts'

const { EIO, ENOSPC } = constants.errno
const AT_ONCE = 2
const MAX_PEOPLE = 40
const ENDING_MS = 5_000

/** The nth write or sync of the accounts' file fails. */
export const failingDisk: Item = {
  id: 'D8',
  title: 'The nth write or sync fails',
  bar: 'an error to the visitor, 0 false promises, database whole at each point',
  isLong: true,
  fault: {
    says: 'a failed commit is taken for a good one',
    edits: [
      {
        file: 'server/database/group-commit.ts',
        find: 'for (const unit of group) unit.refuse(error)',
        replace: 'for (const unit of group) unit.settle()',
      },
    ],
  },
  async measure(context) {
    const wrongs = new Wrongs()
    const points = context.size({ fast: 4, full: 40, soak: 200 })
    let met = 0
    await inParallel(upTo(points), AT_ONCE, async (point) => {
      const at = context.tier === 'fast' ? 1 + point * 2 : 1 + point
      if (await failAt(at, point % 2 === 0 ? EIO : ENOSPC, context, wrongs)) met += 1
    })
    if (met === 0) wrongs.add('no write failed: the shim met none')
    return wrongs.outcome(`${points} of 200 points, ${met} met, ${wrongs.count} wrong`)
  },
}

/** One server whose disk fails once. @returns whether it came to that */
async function failAt(
  at: number,
  errno: number,
  { patienceMs, startServer }: Context,
  wrongs: Wrongs,
) {
  const arm = join(process.env.TMPDIR ?? '/tmp', `mailbox-arm-${crypto.randomUUID()}`)
  const done = `${arm}-done`
  const settings = {
    LD_PRELOAD: buildShim(),
    SHIM_MODE: 'fail',
    SHIM_FILES: 'mailbox.sqlite',
    SHIM_ARM: arm,
    SHIM_DONE: done,
    SHIM_AT: String(at),
    SHIM_ERRNO: String(errno),
  }
  const server = await startServer({ settings, edits: [CHEAP_HASHES] })
  await writeFile(arm, '')
  const promised: string[] = []
  let refused = 0
  for (let person = 0; person < MAX_PEOPLE && refused === 0; person += 1) {
    const email = `d8-${at}-${person}@example.com`
    const status = await signUp(server, email).then(
      (reply) => reply.status,
      () => 0,
    )
    if (status === 200) promised.push(email)
    else refused += 1
    if (status >= 300 && status !== 503) wrongs.add(`point ${at}: ${status}`)
    const isGone = async () => !server.isAlive()
    if (status === 0 && (await timeUntil(patienceMs(ENDING_MS), isGone)) >= patienceMs(ENDING_MS)) {
      wrongs.add(`point ${at}: cut off by a living server`)
    }
  }
  const hasMet = existsSync(done)
  await server.kill()
  await Promise.all([arm, done].map((file) => rm(file, { force: true })))
  await server.restart()
  if (!(await isWhole(server))) wrongs.add(`point ${at}: the database is damaged`)
  for (const email of promised) {
    const { body } = await trySignIn(server, email)
    if (body.error_code !== 'email_not_confirmed') wrongs.add(`point ${at}: ${email} is lost`)
  }
  await server.stop()
  return hasMet
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'

import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Context, type Item } from '#torture/item.ts'
import { settle, signUp, verify } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 6
const MIN_BYTES = 16
const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
const DAY_HOURS = 24
/** Beyond so many standard deviations ones and zeros are no longer even. */
const MAX_DEVIATIONS = 5

/** What stands in a link: random, kept only as its hash, for its time, its kind and its address. */
export const linkTokens: Item = {
  id: 'E5',
  title: 'Link tokens',
  bar: '≥ 128 random bits, 0 raw in the database, 0 of 100 used for another kind, life to the second',
  fault: {
    says: 'tokens are kept as they are',
    isQuick: true,
    edits: [
      {
        file: 'server/accounts/links.ts',
        find: `return createHash('sha256').update(secret).digest('hex')`,
        replace: `return createHash('sha256') && secret`,
      },
    ],
  },
  async measure(context) {
    const server = await context.startServer()
    await server.stopClock()
    const wrongs = new Wrongs()
    const people = upTo(context.size({ fast: 10, full: 100 })).map((i) => `p${i}@example.com`)
    const signUps = await inParallel(people, AT_ONCE, async (email) => {
      await signUp(server, email)
      return server.linkTo(email)
    })
    const members = people.map((email) => `member-${email}`)
    await settle(server, members)
    const resets = await inParallel(members, AT_ONCE, async (email) => {
      await server.ask('POST', '/auth/v1/recover', { email })
      return server.linkTo(email, /reset-password/)
    })
    checkRandomness([...signUps, ...resets], wrongs)
    await checkKept(server, [...signUps, ...resets], wrongs)
    const crossed = await tryOtherKinds(server, signUps, resets, wrongs)
    await checkLives(server, context, wrongs)
    return wrongs.outcome(
      `${people.length * 2} tokens, ${crossed} tried as another kind, ${wrongs.count} wrong`,
    )
  },
}

function checkRandomness(tokens: string[], wrongs: Wrongs) {
  const bytes = tokens.map((token) => Buffer.from(token, 'base64url'))
  if (bytes.some(({ length }) => length < MIN_BYTES)) wrongs.add('a token is too short')
  if (new Set(tokens).size !== tokens.length) wrongs.add('a token came twice')
  const all = Buffer.concat(bytes)
  const ones = [...all].reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  const bits = all.length * 8
  if (Math.abs(ones - bits / 2) > (MAX_DEVIATIONS * Math.sqrt(bits)) / 2) {
    wrongs.add(`${ones} ones of ${bits} bits`)
  }
}

/** Neither in any file of the database nor in what was printed; their hashes are there. */
async function checkKept(server: Server, tokens: string[], wrongs: Wrongs) {
  const names = (await readdir(server.dataDir)).filter((name) => name.includes('.sqlite'))
  const files = await Promise.all(
    names.map((name) => readFile(joinPath(server.dataDir, name), 'latin1')),
  )
  const dump = files.join('') + server.output()
  for (const token of tokens) {
    if (dump.includes(token)) wrongs.add('a raw token in the database')
    if (!dump.includes(createHash('sha256').update(token).digest('hex'))) {
      wrongs.add('no hash of a token in the database')
    }
  }
}

async function tryOtherKinds(server: Server, signUps: string[], resets: string[], wrongs: Wrongs) {
  const cases = [
    ...signUps.flatMap((token) => ['recovery', 'email_change'].map((type) => ({ type, token }))),
    ...resets.flatMap((token) =>
      ['signup', 'email', 'email_change'].map((type) => ({ type, token })),
    ),
  ]
  await inParallel(cases, AT_ONCE, async ({ type, token }) => {
    const { status } = await verify(server, type, token)
    if (status !== 403) wrongs.add(`${status} as ${type}`)
  })
  return cases.length
}

/** A day for a sign-up and an hour for a reset, to the second; a newer one ends an older one; an address that left takes its links with it. */
async function checkLives(server: Server, { size }: Context, wrongs: Wrongs) {
  for (const index of upTo(size({ fast: 1, full: 10 }))) {
    const email = `life${index}@example.com`
    const expect = async (what: string, token: string, type: string, wanted: number) => {
      const { status } = await verify(server, type, token)
      if (status !== wanted) wrongs.add(`${what}: ${status}`)
    }
    await signUp(server, email)
    const late = await server.linkTo(email)
    await server.passTime(DAY_HOURS * HOUR_MS)
    await expect('a sign-up after a day', late, 'signup', 403)

    const reset = () => newest(server, email)
    const hourOld = await reset()
    await server.passTime(HOUR_MS)
    await expect('a reset after an hour', hourOld, 'recovery', 403)
    const older = await reset()
    await server.passTime(HOUR_MS / 2)
    const newer = await reset()
    await expect('an older reset', older, 'recovery', 403)
    await server.passTime(HOUR_MS - SECOND_MS)
    await expect('a reset in its last second', newer, 'recovery', 200)

    await server.passTime(HOUR_MS)
    const bound = await reset()
    await server.records.change('update users set email = ? where email = ?', [
      [`gone-${email}`, email],
    ])
    await expect('a reset for an address that left', bound, 'recovery', 403)
  }
}

/** Asks for a reset and waits for its letter: each letter is newer than those before. */
async function newest(server: Server, email: string) {
  const before = (await server.letters(email)).length
  await server.ask('POST', '/auth/v1/recover', { email })
  for (;;) {
    const letters = await server.letters(email)
    const token = /token_hash=([\w-]+)/.exec(letters.at(-1) ?? '')?.[1]
    if (letters.length > before && token) return token
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}

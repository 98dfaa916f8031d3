import { readFileSync } from 'node:fs'

import { passwordRules } from '#shared/password.ts'
import { inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Context, type Item } from '#torture/item.ts'
import { changeUser, join, signUp, verify } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'
import type { Reply } from '#torture/wire.ts'

const AT_ONCE = 6
const LIST = 'server/accounts/common-passwords.txt'
const LISTED = 10_000
const HOUR_MS = 3_600_000
const LETTERS_AT_A_TIME = 400
const EMAIL = 'beatrice.miller@example.com'
const NAMES = { firstName: 'Beatrice', lastName: 'Miller' }
const HALF = 0.5
const LETTERS = 'abcdefghijkmnpqrstuvwxyz'

/** What the page refuses, and more, the server refuses too, whichever way a password comes. */
export const passwordPolicy: Item = {
  id: 'A12',
  title: 'Password policy',
  bar: '10,000 of 10,000 listed refused, 1,000 of 1,000 strong accepted',
  fault: {
    says: 'only the page checks passwords',
    isQuick: true,
    edits: [
      {
        file: 'server/auth/fields.ts',
        find: 'if (weakness) throw problem(',
        replace: 'if (weakness && !email) throw problem(',
      },
    ],
  },
  async measure(context) {
    const server = await context.startServer()
    const wrongs = new Wrongs()
    const ways = await openWays(server)
    const listed = await tryListed(context, ways, wrongs)
    await tryRules(ways, wrongs)
    await tryOwnWords(ways, wrongs)
    const strong = context.size({ fast: 20, full: 1_000 })
    const accepted = await tryStrong(context, server, strong, wrongs)
    return wrongs.outcome(
      `${listed.refused} of ${listed.tried} listed refused, ${accepted} of ${strong} strong accepted`,
    )
  },
}

/** A way to set a password: at sign-up, by a letter's link, and when signed in. */
type Way = (password: string) => Promise<Reply>

async function openWays(server: Server): Promise<Way[]> {
  const { access_token: token } = await join(server, EMAIL)
  await changeUser(server, token, { data: NAMES })
  await server.ask('POST', '/auth/v1/recover', { email: EMAIL })
  const link = await server.linkTo(EMAIL, /reset-password/)
  const byLetter = (await verify(server, 'recovery', link)).body.access_token ?? ''
  return [
    (password) => signUp(server, EMAIL, password, NAMES),
    (password) => changeUser(server, byLetter, { password }),
    (password) => changeUser(server, token, { password }),
  ]
}

/** Each word of the list, dressed so that it keeps the four rules where it can. */
async function tryListed({ size, isFaulted }: Context, ways: Way[], wrongs: Wrongs) {
  const [, list = ''] = readFileSync(LIST, 'utf8').split('\n\n')
  const words = list.split('\n').filter((word) => /^\p{L}{6,20}$/u.test(word))
  const step = Math.max(1, Math.floor(words.length / LISTED))
  const chosen = words.filter((_, index) => index % step === 0)
  const tried = chosen.slice(0, isFaulted ? ways.length : size({ fast: 300, full: LISTED }))
  let refused = 0
  await inParallel(tried, AT_ONCE, async (word, index) => {
    const way = ways[index % ways.length] ?? ways[0]
    const dressed = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}1!`
    const reply = await way?.(dressed)
    const isRefused = reply?.status === 422 && reasonsOf(reply).includes('pwned')
    if (isRefused) refused += 1
    else wrongs.add(`${dressed}: ${reply?.status} ${reply?.text}`)
  })
  return { refused, tried: tried.length }
}

/** Each of the four rules broken alone; the message says which kind. */
async function tryRules(ways: Way[], wrongs: Wrongs) {
  const cases = [
    ['Xk!7vqz', 'length', 'Password should be at least 8 characters.'],
    ['xk!7vqzpw', 'characters', 'Password should contain at least one character of each'],
    ['XK!7VQZPW', 'characters', 'Password should contain at least one character of each'],
    ['Xk!wvqzpw', 'characters', 'Password should contain at least one character of each'],
    ['Xk17vqzpw', 'characters', 'Password should contain at least one character of each'],
    ['Xk-7vqz_pw', 'characters', 'Password should contain at least one character of each'],
  ] as const
  for (const [password, reason, message] of cases) {
    for (const way of ways) {
      const reply = await way(password)
      const isRight =
        reply.status === 422 &&
        reasonsOf(reply).join() === reason &&
        String(reply.body.msg).startsWith(message)
      if (!isRight) wrongs.add(`${password}: ${reply.status} ${reply.text}`)
    }
  }
}

/** One's own address and names, and the name of the shop. */
async function tryOwnWords(ways: Way[], wrongs: Wrongs) {
  const { name } = JSON.parse(readFileSync('build/shop.json', 'utf8')) as { name: string }
  const shopWords = name.split(/\s+/).filter((word) => word.length > 3)
  for (const word of ['Beatrice', 'Miller', 'beatrice.miller', EMAIL, ...shopWords]) {
    for (const way of ways) {
      const reply = await way(`Xk7!${word}vqz`)
      const isRefused = reply.status === 422 && reasonsOf(reply).includes('pwned')
      if (!isRefused) wrongs.add(`${word}: ${reply.status} ${reply.text}`)
    }
  }
}

async function tryStrong({ random }: Context, server: Server, count: number, wrongs: Wrongs) {
  let accepted = 0
  await inParallel(upTo(count), AT_ONCE, async (index) => {
    if (index % LETTERS_AT_A_TIME === 0) await server.passTime(HOUR_MS)
    const password = makeStrong(random)
    if (!passwordRules.every((rule) => rule.holds(password))) throw new Error(`Weak: ${password}`)
    const { status, text } = await signUp(server, `strong${index}@example.com`, password)
    if (status === 200) accepted += 1
    else wrongs.add(`${password}: ${status} ${text}`)
  })
  return accepted
}

function makeStrong(random: () => number) {
  const pick = (from: string) => from[Math.floor(random() * from.length)] ?? ''
  const some = (from: string, count: number) => upTo(count).map(() => pick(from))
  const parts = [
    ...some(LETTERS, 5),
    ...some(LETTERS.toUpperCase(), 3),
    ...some('23456789', 2),
    ...some('!@#$%^&*()', 2),
  ]
  return parts.toSorted(() => random() - HALF).join('')
}

function reasonsOf({ body }: Reply) {
  return (body.weak_password as { reasons: string[] } | undefined)?.reasons ?? []
}

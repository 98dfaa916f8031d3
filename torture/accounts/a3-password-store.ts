import { hash } from '@node-rs/argon2'

import { passwordRules } from '#shared/password.ts'
import { inBatches, inParallel, upTo } from '#torture/at-once.ts'
import { Wrongs, type Context, type Item } from '#torture/item.ts'
import { join, signUp, trySignIn } from '#torture/people.ts'
import type { Server } from '#torture/server.ts'

const AT_ONCE = 4
const MIN_LENGTH = 8
const MAX_LENGTH = 128
const HOUR_MS = 3_600_000
const LETTERS_AT_A_TIME = 400
const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([\w+/]+)\$[\w+/]+$/
const MIN_MEMORY_KIB = 19_456
const MIN_PASSES = 2
const MIN_SALT_BYTES = 16
const SCRIPTS = [
  [0x21, 0x7e],
  [0xa1, 0x17f],
  [0x391, 0x3c9],
  [0x410, 0x44f],
  [0x5d0, 0x5ea],
  [0x4e00, 0x9fa5],
  [0x1f300, 0x1f5ff],
  [0x20000, 0x2a6d6],
] as const
const UNSTORABLE = ['\0', '\ud800', '\udfff', 'a\0b', '\ud83d!']

/** Every character of a password counts, and what is kept of it is worth little to a thief. */
export const passwordStore: Item = {
  id: 'A3',
  title: 'Password store',
  bar: '1,000 of 1,000 right ones verify, 0 of 1,000 near-misses, Argon2id m ≥ 19456 t ≥ 2',
  fault: {
    says: 'a password ends after 72 bytes, as with bcrypt',
    isQuick: true,
    edits: [
      {
        file: 'server/accounts/password-hasher.ts',
        find: 'enter(() => hash(password, { ...cost, salt })),',
        replace: 'enter(() => hash(Buffer.from(password).subarray(0, 72), { ...cost, salt })),',
      },
      {
        file: 'server/accounts/password-hasher.ts',
        find: 'verify(passwordHash || (await nobodysHash), password))',
        replace:
          'verify(passwordHash || (await nobodysHash), Buffer.from(password).subarray(0, 72)))',
      },
    ],
  },
  async measure(context) {
    const server = await context.startServer()
    const wrongs = new Wrongs()
    const count = context.size({ fast: 24, full: 1_000 })
    const right = { verified: 0, missed: 0 }
    for (const some of inBatches(upTo(count), LETTERS_AT_A_TIME)) {
      await server.passTime(HOUR_MS)
      await inParallel(some, AT_ONCE, (index) => tryPassword(context, server, index, right, wrongs))
    }
    await checkStored(server, wrongs)
    await checkRehash(server, wrongs)
    const refused = await tryUnstorable(context, server, wrongs)
    return wrongs.outcome(
      `${right.verified} of ${count} verify, ${right.missed} near-misses, ${refused} unstorable refused`,
    )
  },
}

async function tryPassword(
  { random }: Context,
  server: Server,
  index: number,
  right: { verified: number; missed: number },
  wrongs: Wrongs,
) {
  const email = `p${index}@example.com`
  const password = makePassword(random, index)
  const last = [...password].at(-1) ?? ''
  const near = password.slice(0, -last.length) + (last === 'é' ? 'è' : 'é')
  const { status, text } = await signUp(server, email, password)
  if (status !== 200) return wrongs.add(`a good password is refused: ${text}`)
  // Before the letter is answered, only the right password is told about the letter.
  const { body } = await trySignIn(server, email, password)
  if (body.error_code === 'email_not_confirmed') right.verified += 1
  else wrongs.add(`the right password is refused: ${JSON.stringify(password)}`)
  const missed = await trySignIn(server, email, near)
  if (missed.body.error_code === 'invalid_credentials') return
  right.missed += 1
  wrongs.add(`a near-miss is accepted: ${JSON.stringify(near)} ${missed.text}`)
}

/** Random characters of many scripts that keep the four rules; half of them are longer than 72 bytes. */
function makePassword(random: () => number, index: number) {
  const least = index % 2 ? MIN_LENGTH : MAX_LENGTH / 2
  const length = least + Math.floor(random() * (MAX_LENGTH - least + 1))
  const letters = ['A', 'a', '1', '!']
  while (letters.length < length) {
    const [first, end] = SCRIPTS[Math.floor(random() * SCRIPTS.length)] ?? SCRIPTS[0]
    letters.push(String.fromCodePoint(first + Math.floor(random() * (end - first + 1))))
  }
  const password = letters.join('')
  if (!passwordRules.every((rule) => rule.holds(password))) throw new Error('Not a good password')
  return password
}

async function checkStored({ records }: Server, wrongs: Wrongs) {
  const rows = await records.ask('select password_hash from pending_accounts')
  const salts = new Set<string>()
  for (const { password_hash: kept } of rows) {
    const [, memory, passes, salt = ''] = STORED.exec(String(kept)) ?? []
    const isGood =
      Number(memory) >= MIN_MEMORY_KIB &&
      Number(passes) >= MIN_PASSES &&
      Buffer.from(salt, 'base64').length >= MIN_SALT_BYTES
    if (!isGood) wrongs.add(`kept as ${kept}`)
    salts.add(salt)
  }
  if (salts.size !== rows.length) wrongs.add('two passwords share a salt')
}

/** A hash of a time when less was asked is made anew at the next sign-in. */
async function checkRehash(server: Server, wrongs: Wrongs) {
  const [email, password] = ['old@example.com', 'Sunny!Day1']
  await join(server, email, password)
  const weak = await hash(password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 })
  await server.records.change('update users set password_hash = ? where email = ?', [[weak, email]])
  if ((await trySignIn(server, email, password)).status !== 200)
    wrongs.add('an old hash is refused')
  const [row] = await server.records.ask('select password_hash from users where email = ?', email)
  const [, memory] = STORED.exec(String(row?.password_hash)) ?? []
  if (Number(memory) < MIN_MEMORY_KIB) wrongs.add(`an old hash stays: ${row?.password_hash}`)
}

/** NUL and half characters are refused, not cut off: nobody is signed up. */
async function tryUnstorable({ size }: Context, server: Server, wrongs: Wrongs) {
  let refused = 0
  for (const index of upTo(size({ fast: 20, full: 200 }))) {
    const email = `unstorable${index}@example.com`
    const piece = UNSTORABLE[index % UNSTORABLE.length] ?? ''
    const password = `Sunny!Day1${'x'.repeat(index % MAX_LENGTH)}${piece}`
    const { status, text } = await signUp(server, email, password)
    if (status === 400) refused += 1
    else wrongs.add(`${JSON.stringify(password)}: ${status} ${text}`)
  }
  const made = await server.records.ask(
    `select id from pending_accounts where email like 'unstorable%'`,
  )
  if (made.length > 0) wrongs.add(`${made.length} sign-ups with passwords that cannot be stored`)
  return refused
}

import { availableParallelism } from 'node:os'

import { hash, parseOptions, verify } from '@node-rs/argon2'

import { UnavailableError } from '#server/database/unavailable.ts'
import { composePassword } from '#shared/password.ts'

export type HashCost = { memoryCost: number; timeCost: number; parallelism: number }

export type PasswordHasher = {
  /** @param salt 16 bytes; random by default */
  hash(password: string, salt?: Uint8Array): Promise<string>
  /**
   * Without a hash it takes the same time and resolves to false, so that timing does not reveal accounts. Passwords are hashed in NFC;
   * older hashes may be of the typed or the NFD form, which are tried too.
   */
  verify(passwordHash: string | null | undefined, password: string): Promise<boolean>
  isFull(): boolean
  isOutdated(passwordHash: string): boolean
}

/** Argon2id as OWASP asks for it, memory in KiB: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** About three seconds of work for two cores; beyond it requests are refused. */
const MAX_WAITING = 200
const MAX_PARALLEL = 4

/** Hashes passwords off the main thread: one more at once than there are cores, so that no core waits for the main thread. */
export function createPasswordHasher(cost: HashCost = HASH_COST): PasswordHasher {
  const { enter, isFull } = createTurnstile(
    Math.min(availableParallelism() + 1, MAX_PARALLEL),
    MAX_WAITING,
  )
  // Made at the start, so that the first sign-in to an unknown address takes as long as any other.
  const decoyHash = hash('nobody has this password', cost)

  return {
    hash: (password, salt) => enter(() => hash(composePassword(password), { ...cost, salt })),
    async verify(passwordHash, password) {
      const stored = passwordHash ?? (await decoyHash)
      const forms = new Set([composePassword(password), password, password.normalize('NFD')])
      for (const form of forms) {
        if (await enter(() => verify(stored, form))) return typeof passwordHash === 'string'
      }
      return false
    },
    isFull,
    isOutdated(passwordHash) {
      const made = parseOptions(passwordHash)
      return made.memoryCost < cost.memoryCost || made.timeCost < cost.timeCost
    },
  }
}

function createTurnstile(places: number, maxWaiting: number) {
  const waiting: (() => void)[] = []
  let free = places

  const isFull = () => free === 0 && waiting.length >= maxWaiting

  async function enter<Result>(work: () => Promise<Result>) {
    if (free > 0) free -= 1
    else if (isFull()) throw new UnavailableError('Too many passwords wait')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }

  return { enter, isFull }
}

import { hash as hashAtCost, type Options } from '@node-rs/argon2'

export { parseOptions, verify } from '@node-rs/argon2'

/** Stands in the place of the library in a server that is killed again and again (`preload.ts`). */
export function hash(password: string, options: Options) {
  return hashAtCost(password, { ...options, memoryCost: 64, timeCost: 1 })
}

import { hash as hashAtCost, type Options } from '@node-rs/argon2'

export { parseOptions, verify } from '@node-rs/argon2'

/** Replaces the library in servers that are killed repeatedly (`preload.ts`). */
export function hash(password: string, options: Options) {
  return hashAtCost(password, { ...options, memoryCost: 64, timeCost: 1 })
}

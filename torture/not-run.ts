import type { Item } from './item.ts'

/** How many items of each letter the bar has. */
const COUNTS = { A: 14, E: 8, R: 8, F: 9, B: 11, D: 8, X: 11, L: 7, V: 7, S: 7, P: 6 }

/** Why some are not measured, where there is more to say than that nobody has built it. */
const reasons: Record<string, string> = {
  A14: "the client library's own suite is not in its package",
  F9: 'there is no probe: the server fetches nothing that a visitor names',
  L5: 'two hours; the soak tier holds each load of L1 to L4 for ten minutes',
  V2: 'no continuous copy is promised: backups are daily (docs/operations.md)',
  B8: 'no integrity hashes: a risk that docs/security.md accepts; made-up files of /assets are asked for in S6',
}

export type NotRun = { id: string; reason: string }

/** Every item of the bar that is not among these, and why. They count as neither passed nor failed. */
export function listNotRun(items: Item[]): NotRun[] {
  const measured = new Set(items.map(({ id }) => id))
  return Object.entries(COUNTS)
    .flatMap(([letter, count]) => Array.from({ length: count }, (_, at) => `${letter}${at + 1}`))
    .filter((id) => !measured.has(id))
    .map((id) => ({ id, reason: reasons[id] ?? 'no harness yet' }))
}

import { randomFrom } from '#shared/random.ts'

/** Whoever did what sample data says was done. */
export const SAMPLE_CLERK = 'sample'

export type Draw = ReturnType<typeof drawFrom>

/** Everything that is drawn for sample data: the same seed draws the same. */
export function drawFrom(seed: number) {
  const random = randomFrom(seed)
  const upTo = (limit: number) => Math.floor(random() * limit)
  const hex = (digits: number) =>
    Array.from({ length: digits }, () => upTo(16).toString(16)).join('')

  return {
    /** A whole number, both ends included. */
    between: (first: number, last: number) => first + upTo(last - first + 1),
    isOneIn: (count: number) => upTo(count) === 0,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[upTo(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from')
      return item
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}

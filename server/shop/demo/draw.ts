import { randomFrom } from '#shared/random.ts'

export const SAMPLE_CLERK = 'sample'

export type Draw = ReturnType<typeof drawFrom>

export function drawFrom(seed: number) {
  const random = randomFrom(seed)
  const upTo = (limit: number) => Math.floor(random() * limit)
  const hex = () => upTo(0x1_0000).toString(16).padStart(4, '0')

  return {
    /** A whole number, both ends included. */
    between: (first: number, last: number) => first + upTo(last - first + 1),
    isOneIn: (count: number) => upTo(count) === 0,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[upTo(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from')
      return item
    },
    uuid: () =>
      `${hex()}${hex()}-${hex()}-4${hex().slice(1)}-8${hex().slice(1)}-${hex()}${hex()}${hex()}`,
  }
}

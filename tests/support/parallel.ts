export async function inParallel<Item, Result>(
  items: Item[],
  places: number,
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  async function worker() {
    for (const [index, item] of queue) results[index] = await work(item, index)
  }
  await Promise.all(Array.from({ length: places }, worker))
  return results
}

export function range(count: number) {
  return Array.from({ length: count }, (_, index) => index)
}

export function inBatches<Item>(items: Item[], count: number) {
  return range(Math.ceil(items.length / count)).map((batch) =>
    items.slice(batch * count, (batch + 1) * count),
  )
}

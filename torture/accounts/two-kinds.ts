/** The same, in an order of chance. */
export function shuffled<One>(all: One[], random: () => number) {
  const places = all.map((one) => ({ one, place: random() }))
  return places.toSorted((a, b) => a.place - b.place).map(({ one }) => one)
}

/** How well one kind can be told from the other by time: 0.5 not at all, 0 or 1 always (Mann–Whitney). */
export function areaUnderCurve(some: number[], others: number[]) {
  const sorted = others.toSorted((a, b) => a - b)
  const wins = some.map((time) => {
    const below = countBelow(sorted, time)
    const equal = sorted.filter((other) => other === time).length
    return below + equal / 2
  })
  return wins.reduce((sum, won) => sum + won, 0) / (some.length * others.length)
}

function countBelow(sorted: number[], limit: number) {
  const place = sorted.findIndex((value) => value >= limit)
  return place < 0 ? sorted.length : place
}

/** Of the area, when there is no difference. */
export function deviation(count: number) {
  return Math.sqrt((2 * count + 1) / (12 * count * count))
}

// node observe.ts <the Observatory's code> <host and path> …: a line of JSON for each.

type Test = { pass: boolean; scoreModifier: number }
type Scan = { scan: { grade: string; score: number }; tests: Record<string, Test> }
type Observatory = { scan(hostname: string): Promise<Scan> }
export type Observed = {
  place: string
  grade: string
  score: number
  /** What costs points, and how many. */
  costs: Record<string, number>
}

const [program = '', ...places] = process.argv.slice(2)
const { scan }: Observatory = await import(program)
for (const place of places) {
  const { scan: sum, tests } = await scan(place)
  const costly = Object.entries(tests).filter(([, { scoreModifier }]) => scoreModifier < 0)
  const costs = Object.fromEntries(costly.map(([name, test]) => [name, test.scoreModifier]))
  const observed: Observed = { place, grade: sum.grade, score: sum.score, costs }
  process.stdout.write(`${JSON.stringify(observed)}\n`)
}

import type { Edit } from './child/plant.ts'
import type { Server, ServerWish } from './server.ts'

export type Tier = 'fast' | 'full' | 'soak'

/** What must turn an item red: a fault in the server's source, or one that the item itself makes when told. */
export type Fault = {
  says: string
  edits?: Edit[]
  /** It shows within a few seconds: `npm test` tries it each time. */
  isQuick?: true
}

/** What an item may use. */
export type Context = {
  tier: Tier
  /** The item shall make its own fault (the edits are planted in every server that it starts). */
  isFaulted: boolean
  seed: number
  /** From 0 to 1, repeated by the seed. */
  random(): number
  /** How many of something in this tier. */
  size(sizes: { fast: number; full: number; soak?: number }): number
  /**
   * How long something may take at most before it is wrong: as the bar says, but in the fast tier,
   * which is part of `npm test` and shares its machine with whatever else runs there, only what never
   * ends is wrong. Where a fault is planted the bar counts.
   */
  patienceMs(barMs: number): number
  /** A real server in a process of its own; it ends with the item. */
  startServer(wish?: ServerWish): Promise<Server>
  /** One server for all items that only look: whatever they do must leave it as it was. It shows all pages. */
  shareServer(): Promise<Server>
  /** The address of an empty PostgreSQL database. */
  makePostgres(): Promise<string>
}

/** What came out: `figure` against the bar (or `bar`, where this tier has one of its own), and examples of what went wrong. */
export type Outcome = { figure: string; passed: boolean; bar?: string; examples?: string[] }

/** One item of the bar: a measurement, what it must reach, and a fault that it must catch. */
export type Item = {
  /** As the bar numbers it. */
  id: string
  title: string
  bar: string
  fault: Fault
  /** The tiers it is part of, where it takes too long for the others. */
  tiers?: Tier[]
  /** It takes minutes in the full tier: it is begun first, so that none is left to the end. */
  isLong?: true
  /** It measures time: nothing else may run meanwhile. */
  isAlone?: true
  /** It judges seconds: it is alone wherever they are judged (see `patienceMs`). */
  isTimed?: true
  measure(context: Context): Promise<Outcome>
}

/** This machine lacks something an item needs: it is then neither passed nor failed. */
export class CannotRun extends Error {}

const MAX_EXAMPLES = 5
const MAX_EXAMPLE_LENGTH = 300

/** Counts what is wrong, and keeps a few examples of it. */
export class Wrongs {
  count = 0
  readonly examples: string[] = []

  add(example: string) {
    this.count += 1
    if (this.examples.length < MAX_EXAMPLES)
      this.examples.push(example.slice(0, MAX_EXAMPLE_LENGTH))
  }

  /** Passed when nothing is wrong. */
  outcome(figure: string): Outcome {
    return { figure, passed: this.count === 0, examples: this.examples }
  }
}

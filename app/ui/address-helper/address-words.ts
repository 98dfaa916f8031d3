/** What the address helper says. */
export type AddressWords = {
  title: string
  name: string
  number: string
  numberHint: string
  /** Shown until something is typed. */
  example: { name: string; number: string }
  exampleTag: string
  result: string
  /** Stands in the result's place while something is wrong. */
  unfinished: string
  copyAll: string
  copyLine: string[]
  copied: string
  refused: string
  problems: {
    name: Record<'empty' | 'letters', string>
    number: Record<'empty' | 'designator' | 'number', string>
  }
  why: string[]
}

import { lookUp } from './look-up.ts'

const PLACEHOLDER = /\{(\w+)\}/g

/**
 * A sentence with values in place of their names in braces.
 *
 * @throws when the sentence names a value that there is not
 */
export function interpolate(sentence: string, values: Record<string, string | number>) {
  return sentence.replaceAll(PLACEHOLDER, (_, name: string) => {
    const value = lookUp(values, name)
    if (value === undefined) throw new Error(`No value for {${name}} in “${sentence}”`)
    return String(value)
  })
}

/** A sentence for so many: `{count}` stands in it for the number. */
export function interpolateCount(
  { one, other }: { one: string; other: string },
  count: number,
  values: Record<string, string | number> = {},
) {
  return interpolate(count === 1 ? one : other, { ...values, count })
}

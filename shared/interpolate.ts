import { lookUp } from './look-up.ts'

const PLACEHOLDER = /\{(\w+)\}/g

/** @throws when the sentence names a value that is missing */
export function interpolate(sentence: string, values: Record<string, string | number>) {
  return sentence.replaceAll(PLACEHOLDER, (_, name: string) => {
    const value = lookUp(values, name)
    if (value === undefined) throw new Error(`No value for {${name}} in “${sentence}”`)
    return String(value)
  })
}

export function interpolateCount(
  { one, other }: { one: string; other: string },
  count: number,
  values: Record<string, string | number> = {},
) {
  return interpolate(count === 1 ? one : other, { ...values, count })
}

const NAME = /\{(\w+)\}/g

/** A sentence of the content with values in place of their names in braces. */
export function say(sentence: string, values: Record<string, string | number>) {
  return sentence.replaceAll(NAME, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A sentence of the calculator names {${name}}`)
    return String(value)
  })
}

/** An own property named by outside text, so never `constructor` or another inherited one. */
export function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
  text: string,
): Value | undefined {
  return Object.hasOwn(table, text) ? table[text] : undefined
}

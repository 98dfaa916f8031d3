/** The own entry of a table for a text from outside, so never `constructor` or another property that every object has. */
export function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
  text: string,
): Value | undefined {
  return Object.hasOwn(table, text) ? table[text] : undefined
}

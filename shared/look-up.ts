/**
 * The entry of a table for a text from outside. Every object has `constructor` and its like, and no table of ours means them.
 */
export function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
  text: string,
): Value | undefined {
  return Object.hasOwn(table, text) ? table[text] : undefined
}

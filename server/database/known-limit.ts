import { ValueNode, type LimitNode } from 'kysely'

/** How many rows a statement wants, where that is known while it is compiled. */
export function knownLimit({ limit }: LimitNode) {
  return ValueNode.is(limit) && Number.isSafeInteger(limit.value) ? Number(limit.value) : undefined
}

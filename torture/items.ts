import { refreshReuse } from './accounts/a7-refresh-reuse.ts'
import type { Item } from './item.ts'

/** Every item that is measured, in the order of the bar. */
export const items: Item[] = [refreshReuse]

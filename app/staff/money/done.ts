/** What was just done at the till, and the receipt for it. */
export type Done = { text: string; receipt?: number }

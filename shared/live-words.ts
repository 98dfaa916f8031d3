/** Where a page says what its owner has set since it was built: a notice, or the days that differ. */
export type LivePlace = 'notice' | 'days'

/** What is said there, a paragraph each. */
export type LiveWords = Partial<Record<LivePlace, string[]>>

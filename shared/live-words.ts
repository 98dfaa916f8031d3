/** Parts of a page that the owner can change after the build: a notice, or the days that differ. */
export type LivePlace = 'notice' | 'days'

/** Paragraphs by part. */
export type LiveWords = Partial<Record<LivePlace, string[]>>

export type LivePlace = 'notice' | 'days'

export type LiveWords = Partial<Record<LivePlace, string[]>>

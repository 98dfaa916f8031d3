/** Names in this language of the days of `closedOn` in app/content/business.ts, where they are in English. */
export const holidayNames: Record<string, string> = {}

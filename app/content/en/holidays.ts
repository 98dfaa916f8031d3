/** What the days of `closedOn` in app/content/business.ts are called in this language: there they are in English. */
export const holidayNames: Record<string, string> = {}

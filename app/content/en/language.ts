import type { Language } from '#shared/language.ts'

/** The language of this folder, as HTML, sitemap and emails name it. */
export const language: Language = 'en'

/** How its numbers, days and money are written. */
export const locale = 'en-US'

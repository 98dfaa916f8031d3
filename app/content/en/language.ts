import type { Language } from '#shared/language.ts'

/** As HTML, sitemap and emails name the language of this folder. */
export const language: Language = 'en'

/** How its numbers, days and money are written. */
export const locale = 'en-US'

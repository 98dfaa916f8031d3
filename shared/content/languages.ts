/**
 * The languages that the site, its calls and its emails are offered in, English first. Without `es` there are no Spanish pages,
 * no switch to them, and no Spanish emails; the Spanish words stay where they are, for the day it comes back.
 */
export const offeredLanguages: readonly ['en', 'es'?] = ['en', 'es']

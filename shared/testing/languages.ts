/** All languages, whatever the owner offers: replaces shared/content/languages.ts in tests (vitest.config.ts). */
export const offeredLanguages = ['en', 'es'] as const

/** Every language, whatever the owner offers: tests stand in for shared/content/languages.ts with it (vitest.config.ts). */
export const offeredLanguages = ['en', 'es'] as const

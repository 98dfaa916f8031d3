import type { Language } from '#shared/language.ts'

export const language: Language = 'es'

export const locale = 'es-US'

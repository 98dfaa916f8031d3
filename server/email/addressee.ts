import type { Language } from '#shared/language.ts'

/** Whom an email is for, and the language it speaks to them; `firstName` may be empty. */
export type Addressee = { to: string; firstName: string; language: Language }

import type { Language } from '#shared/language.ts'

/**
 * The notice wherever our Notary Public is offered, in every language of the site (Government Code 8219.5): the words
 * are the law's.
 */
export const notaryNotice: Record<Language, string> = {
  en: 'I am not an attorney and, therefore, cannot give legal advice about immigration or any other legal matters.',
  es: 'No soy abogado y, por lo tanto, no puedo dar consejos legales sobre inmigración ni sobre ningún otro asunto legal.',
}

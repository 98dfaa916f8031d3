import type { Announcement } from '#server/database/rows.ts'
import { cleanLine, cleanLines } from '#shared/clean-text.ts'
import type { Language } from '#shared/language.ts'

type Texts = Pick<Announcement, 'englishSubject' | 'englishText' | 'spanishSubject' | 'spanishText'>

export function asTexts(entered: Texts): Texts {
  return {
    englishSubject: cleanLine(entered.englishSubject),
    englishText: cleanLines(entered.englishText),
    spanishSubject: cleanLine(entered.spanishSubject),
    spanishText: cleanLines(entered.spanishText),
  }
}

export function writtenIn(texts: Texts, language: Language) {
  const [subject, text] =
    language === 'es'
      ? [texts.spanishSubject, texts.spanishText]
      : [texts.englishSubject, texts.englishText]
  return { subject, paragraphs: text.split(/\n\s*\n/) }
}

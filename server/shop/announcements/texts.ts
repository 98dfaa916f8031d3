import type { Announcement } from '#server/database/rows.ts'
import { cleanLine, cleanLines } from '#shared/clean-text.ts'
import type { Language } from '#shared/language.ts'

type Texts = Pick<
  Announcement,
  'english_subject' | 'english_text' | 'spanish_subject' | 'spanish_text'
>
type Entered = {
  englishSubject: string
  englishText: string
  spanishSubject: string
  spanishText: string
}

/** Entered texts as stored and sent: without invisible characters. */
export function asTexts(entered: Entered): Texts {
  return {
    english_subject: cleanLine(entered.englishSubject),
    english_text: cleanLines(entered.englishText),
    spanish_subject: cleanLine(entered.spanishSubject),
    spanish_text: cleanLines(entered.spanishText),
  }
}

export function writtenIn(texts: Texts, language: Language) {
  const [subject, text] =
    language === 'es'
      ? [texts.spanish_subject, texts.spanish_text]
      : [texts.english_subject, texts.english_text]
  return { subject, paragraphs: text.split(/\n\s*\n/) }
}

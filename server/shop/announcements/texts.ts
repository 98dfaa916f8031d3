import type { Announcement } from '#server/database/mailing-tables.ts'
import { plainLines, plainText } from '#server/email/plain-text.ts'
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

/** What was entered as it is stored and sent: without anything that nobody sees. */
export function asTexts(entered: Entered): Texts {
  return {
    english_subject: plainText(entered.englishSubject),
    english_text: plainLines(entered.englishText),
    spanish_subject: plainText(entered.spanishSubject),
    spanish_text: plainLines(entered.spanishText),
  }
}

/** Subject and paragraphs, which an empty line tells apart. */
export function writtenIn(texts: Texts, language: Language) {
  const [subject, text] =
    language === 'es'
      ? [texts.spanish_subject, texts.spanish_text]
      : [texts.english_subject, texts.english_text]
  return { subject, paragraphs: text.split(/\n\s*\n/) }
}

import { readFileSync } from 'node:fs'

import { denial, type Rule } from './rules.ts'

const terms: Rule[] = [
  { id: 'package', why: 'We say package.', forbidden: /\bparcels?\b/i },
  {
    id: 'additional-recipient',
    why: 'We say additional recipient.',
    forbidden: /\b(further|more|extra|other) recipients?\b/i,
  },
  {
    id: 'store-hours',
    why: 'We say store hours.',
    forbidden: /\b(office|counter|opening|business) hours\b/i,
  },
  // schema.org has a property of this name.
  { id: 'phone', why: 'We say phone.', forbidden: /\btelephon(es?|ing)\b(?!")/i },
  { id: 'acknowledgment', why: 'We write acknowledgment.', forbidden: /\backnowledgements?\b/i },
  { id: 'license', why: 'We write license.', forbidden: /\blicen(ces?|ced|cing)\b/i },
  { id: 'e-mail', why: 'We write email.', forbidden: /\be-mail/i },
  {
    id: 'letter-for-email',
    why: 'An email is an email; a letter is paper.',
    forbidden:
      /\bletters?\b.*\b(link|links|inbox|outbox|spam|password|account|sign(ed)? in|email|mail server)\b|\b(link|links|inbox|outbox|spam|password|account|confirmation|email|mail server)\b.*\bletters?\b/i,
    unless: /\b(upper|lower|small|capital)\b|"@context"/i,
  },
  {
    id: 'you-and-one',
    why: 'We say “You + one family member” and “You + one partner”.',
    forbidden: /(?<!you \+ )\bone (family member|partner)\b/i,
  },
  {
    id: 'on-your-form',
    why: 'We say “is on your Form 1583”.',
    forbidden: /\bstands? (on|in) (your |the |our )?(PS )?(Form 1583|form)\b/i,
  },
  // A PO box is rented from the Post Office.
  {
    id: 'post-office',
    why: 'We say Post Office, and PO box for what it rents out.',
    forbidden: /\bpost office|\bPost office|\bPost Office box/,
  },
  {
    id: 'mailbox',
    why: 'What a customer rents is a mailbox; “personal box” and “business box” are the specification’s.',
    forbidden: /\b(your|my|rent(s|ed|ing)? (a|the|this)) box(es)?\b/i,
    forVisitors: true,
  },
  {
    id: 'key',
    why: 'A mailbox has a key, with one deposit.',
    forbidden: /\b(your|the) keys\b/i,
    forVisitors: true,
  },
  {
    id: 'court-papers',
    why: 'We say court papers.',
    forbidden: /\blegal papers\b/i,
    unless: /\bown legal papers\b/i,
  },
  { id: 'password', why: 'We say password.', forbidden: /\bpass ?phrases?\b/i },
  {
    id: 'law-verb',
    why: 'A law requires, or lets: it does not “have” or “make” anybody.',
    forbidden:
      /\b(California|Code|county|courts?|forms?|laws?|rules?|Service|state|statute)( [\d.]+)? (has|have|had|makes?|made) (you|us|them|every|each|a shop|the shop)\b|\bas the law has (it|us)\b/i,
  },
  {
    id: 'plain',
    why: 'No neighbor says so.',
    forbidden:
      /\bmeasures nobody\b|\bis it all right\?|\bthis does not do\b|\btools of others\b|\broom runs out before\b|\bthe hub\b|\bthese (do|don.t|would do)(?=$|:)|\btakes? (a|an|one more|a new) form\b|\b(stands?|standing) in (one|your|their|the) (email|price lists?)\b/i,
    // The entry of the menu has the specification’s words.
    unless: /^How the hub works$/i,
  },
  {
    id: 'american',
    why: 'We write American English.',
    forbidden:
      /\b(neighbour|colour|honour|favour|behaviour|centre|cheque|programme|grey|labelled|cancelled|traveller|whilst)|\b(organi|reali|recogni|authori|notari)s(e|ed|es|ing|ation)\b/i,
  },
]

const source = readFileSync('app/content/es/glossary.md', 'utf8')
const [names = [], never = []] = source.split(/^\| Never /m).map((table) =>
  [...table.matchAll(/^\| ([^\s-].*?) +\| (.*?) +\|$/gm)].map(([, first = '', second = '']) => ({
    first,
    second,
  })),
)

export const keptNames = new Set(
  names.flatMap(({ first, second }) =>
    (first.match(/\p{Lu}{3,}|\d{4}|Notary Public/gu) ?? []).filter((name) => second.includes(name)),
  ),
)

/** `for` is left to the reader; `except` allows sentences that match it. */
const spanishRules: Rule[] = never
  .filter(({ first }) => !first.includes(' for '))
  .map(({ first, second }) => {
    const [written = '', except] = first.split(' except ')
    const [words = '', isBeside] = written.split(/ (beside) /)
    const ends = isBeside ? String.raw`\.?\s*(n\.º|#)?\s*\d` : String.raw`(e?s)?(?!\p{L})`
    const forms = words
      .replaceAll('.', '')
      .replaceAll(/[()]/g, String.raw`\$&`)
      .replaceAll('…', String.raw`\p{L}*`)
      .replaceAll(', ', '|')
    return {
      id: 'glossary',
      why: `${second} (app/content/es/glossary.md).`,
      forbidden: new RegExp(String.raw`(?<!\p{L})(${forms})${ends}`, 'iu'),
      ...(isBeside && { unless: denial }),
      ...(except && { unless: new RegExp(except.replaceAll(', ', '|'), 'iu') }),
    }
  })

const oneQuotation: Rule = {
  id: 'quotation-marks',
  why: 'We quote as “…”.',
  forbidden: /[«»]/,
}

/** The notice of Gov. Code 8219.5, in each language. */
export const notices = [...source.matchAll(/^`([^`]+)`(?: \/)?$/gm)].map(
  ([, sentence = '']) => sentence,
)

const NAME =
  /“[^”]*”|\p{Lu}[\p{L}\d’'.-]*(\s+((of|the|and|for|to|in|on|at|by|with|&)\s+)*\p{Lu}[\p{L}\d’'.-]*)*/gu
const ENGLISH =
  /(?<![\p{L}/@.-])(the|and|you|your|with|of|for|from|to|in|out|on|at|by|or|is|was|this|that|these|we|our|it|its|be|been|will|have|not|can|if|when|what|how|who|where|which|here|there|please|must|may|about|into|after|before|only|each|every|any|all|than|them|they|mail|mailbox|address|password|account|us|do|does|did|my|an|more|first|then|other|others|one|two|days?|weeks?|months?|years?|new|tab|needs?|both|but|some|today|most|very|just|why|too|much|own|also|keeps?|brings?|shop|boxes|packages?|fees?|forms?|papers?|again|least)(?![\p{L}/@-]|\.\p{L}|":)/gu
const TIME =
  /(?<![\p{L}"/])((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\p{L})|(January|February|March|April|May|June|July|August|(Septem|Octo|Novem|Decem)ber) \d|\d [ap]m(?!\p{L}))/u
const BEGINNING =
  /^(All|Any|Are|Can|Does|Each|Every|For|From|Here|How|If|In|Is|It|Of|On|Only|Our|Please|There|These|They|This|To|We|What|When|Where|Which|Who|With|Without|Your?)(?![\p{L}’-])/u
const LABEL =
  /^(apply|back|book|call|cancel|close|continue|delete|edit|email|help|home|map|name|next|open|password|phone|prices?|print|privacy|reviews?|save|search|send|settings|share|show|sign (in|out|up)|skip to .*|step \d+|terms|total due|yes)[.:…]?$/i

const englishLeft: Rule = {
  id: 'english',
  why: 'It is English on a Spanish page; what must be (a quotation, a name) stands in lang="en".',
  forbidden: (sentence) =>
    [LABEL, BEGINNING, TIME].some((pattern) => pattern.test(sentence)) || isEnglish(sentence),
}

function isEnglish(sentence: string) {
  const englishWords = new Set(sentence.replaceAll(NAME, '').match(ENGLISH)).size
  return englishWords > 1 || englishWords * 4 > sentence.split(/\s+/).length
}

const spanishForm: Rule[] = [
  {
    id: 'los-ángeles',
    why: 'Los Ángeles has its accent; a postal address and a name in English have none.',
    forbidden: /\bLos Angeles\b(?! (CA\b|Area|County|Superior|\d{5}))(?!, CA\b)/,
    unless: /"@context"/,
  },
  {
    id: 'capital',
    why: 'Days and months are written small within a sentence.',
    forbidden:
      /[\p{Ll}\d,;]\.? (Lunes|Martes|Miércoles|Jueves|Viernes|Sábado|Domingo|Enero|Febrero|Marzo|Abril|Mayo|Junio|Julio|Agosto|Septiembre|Octubre|Noviembre|Diciembre)\b/u,
  },
  {
    id: 'double-period',
    why: 'The period of “p. m.” ends the sentence, too: put the time elsewhere.',
    forbidden: /\b[ap]\.\s?m\.\.(?!\.)/,
  },
  {
    id: 'label',
    why: 'A button names what it shows, not what its field asks for.',
    forbidden: /^(Mostrar|Ocultar) (confirme|elija|escriba|ingrese|vuelva)\b/i,
  },
]

export const languageRules = {
  en: terms,
  es: [...spanishRules, ...spanishForm, oneQuotation, englishLeft],
}

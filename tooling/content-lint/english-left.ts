import type { Rule } from './rules.ts'

/** A name or a quotation may be English; the small words of a name stand between words with capitals. */
const NAME =
  /“[^”]*”|\p{Lu}[\p{L}\d’'.-]*(\s+((of|the|and|for|to|in|on|at|by|with|&)\s+)*\p{Lu}[\p{L}\d’'.-]*)*/gu
/** Common words that no Spanish word is written like. */
const ENGLISH =
  /(?<![\p{L}/@.-])(the|and|you|your|with|of|for|from|to|in|out|on|at|by|or|is|was|this|that|these|we|our|it|its|be|been|will|have|not|can|if|when|what|how|who|where|which|here|there|please|must|may|about|into|after|before|only|each|every|any|all|than|them|they|mail|mailbox|address|password|account|us|do|does|did|my|an|more|first|then|other|others|one|two|days?|weeks?|months?|years?|new|tab|needs?|both|but|some|today|most|very|just|why|too|much|own|also|keeps?|brings?|shop|boxes|packages?|fees?|forms?|papers?|again|least)(?![\p{L}/@-]|\.\p{L}|":)/gu
/** A day or an hour that was formatted for another language; in data, days are schema.org's. */
const TIME =
  /(?<![\p{L}"/])((Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?!\p{L})|(January|February|March|April|May|June|July|August|(Septem|Octo|Novem|Decem)ber) \d|\d [ap]m(?!\p{L}))/u
/** How no Spanish sentence begins, and few names. */
const BEGINNING =
  /^(All|Any|Are|Can|Does|Each|Every|For|From|Here|How|If|In|Is|It|Of|On|Only|Our|Please|There|These|They|This|To|We|What|When|Where|Which|Who|With|Without|Your?)(?![\p{L}’-])/u
/** Labels of one or two words. */
const LABEL =
  /^(apply|back|book|call|cancel|close|continue|delete|edit|email|help|home|map|name|next|open|password|phone|prices?|print|privacy|reviews?|save|search|send|settings|share|show|sign (in|out|up)|skip to .*|step \d+|terms|total due|yes)[.:…]?$/i

export const englishLeft: Rule = {
  id: 'english',
  why: 'It is English on a Spanish page; what must be (a quotation, a name) stands in lang="en".',
  forbidden: (sentence) =>
    [LABEL, BEGINNING, TIME].some((pattern) => pattern.test(sentence)) || isEnglish(sentence),
}

/** One English word may be explained by the Spanish around it. */
function isEnglish(sentence: string) {
  const found = new Set(sentence.replaceAll(NAME, '').match(ENGLISH)).size
  return found > 1 || found * 4 > sentence.split(/\s+/).length
}

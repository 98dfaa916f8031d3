import { interpolate } from '#shared/interpolate.ts'

/** An empty value means that the shop has no such thing. */
type Facts = Record<string, string>

const TEXT_FIELDS = ['text', 'detail', 'amount', 'answer', 'paragraphs']
const SENTENCE_END = /(?<=[.!?][*”")]*)\s+/
const NAMED = /\{(\w+)\}/g

export function leaveOutAbsent(text: string, facts: Facts) {
  const namesAbsent = (words: string) =>
    [...words.matchAll(NAMED)].some(([, name = '']) => Object.hasOwn(facts, name) && !facts[name])
  if (!namesAbsent(text)) return text
  return text
    .split(SENTENCE_END)
    .filter((sentence) => !namesAbsent(sentence))
    .join(' ')
}

export function isSaid(item: unknown, facts: Facts): boolean {
  if (typeof item === 'string') return item === '' || leaveOutAbsent(item, facts) !== ''
  if (Array.isArray(item)) return item.length === 0 || item.some((each) => isSaid(each, facts))
  if (!item || typeof item !== 'object') return true
  return Object.entries(item)
    .filter(([name]) => TEXT_FIELDS.includes(name))
    .every(([, value]) => isSaid(value, facts))
}

export function fillIn(text: string, facts: Facts) {
  return interpolate(leaveOutAbsent(text, facts), facts)
}

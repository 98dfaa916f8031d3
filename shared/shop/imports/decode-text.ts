export const encodings = ['utf-8', 'utf-16', 'windows-1252', 'macintosh', 'cp437', 'cp850'] as const
export type Encoding = (typeof encodings)[number]

const OLD = ['windows-1252', 'macintosh', 'cp850', 'cp437'] as const
type OldEncoding = (typeof OLD)[number]

const CODE_PAGES = { cp437: 437, cp850: 850 } as const
const COMMON = /[áéíóúüñÁÉÍÓÚÜÑ¿¡’“”–]/g
const LETTERS = /[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u017f]/g
const NON_ASCII = /[^\0-\x7f]/g
/** A capital within a word, as in `JosÄ`: the sign of a wrong guess. */
const CAPITAL_WITHIN = /(?<=\p{Ll})[\u00c0-\u00d6\u00d8-\u00de]/gu

export type DecodedText = {
  text: string
  encoding: Encoding
  isGuess: boolean
  /** Some lines are UTF-8 and others are not: each was read as what it is. */
  isMixed: boolean
}

/** By `chosen`, the byte order mark, valid UTF-8, or a guess from the letters that come out. */
export async function decodeText(bytes: Uint8Array, chosen?: Encoding): Promise<DecodedText> {
  const facts = { isGuess: false, isMixed: false }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) {
    return { ...facts, text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' }
  }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) {
    return { ...facts, text: new TextDecoder('utf-16be').decode(bytes), encoding: 'utf-16' }
  }
  const utf8 = readUtf8(bytes)
  if (chosen === 'utf-16' || (!chosen && utf8 !== null && isUtf16(bytes))) {
    return { ...facts, text: new TextDecoder('utf-16le').decode(bytes), encoding: 'utf-16' }
  }
  if (utf8 !== null && (!chosen || chosen === 'utf-8')) {
    return { ...facts, text: utf8, encoding: 'utf-8' }
  }
  const lines = splitLines(bytes)
  const ofOld = lines.filter((line) => readUtf8(line) === null)
  const isMixed = lines.some((line) => readUtf8(line)?.match(NON_ASCII)) && ofOld.length > 0
  const encoding = chosen && chosen !== 'utf-8' ? chosen : await guess(isMixed ? ofOld : [bytes])
  const decode = await decoderOf(encoding)
  const text = isMixed
    ? lines.map((line) => readUtf8(line) ?? decode(line)).join('\n')
    : decode(bytes)
  return { text, encoding, isGuess: !chosen, isMixed }
}

function readUtf8(bytes: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Without a mark: every second byte of plain text is zero. */
function isUtf16(bytes: Uint8Array) {
  return bytes.length > 3 && bytes[1] === 0 && bytes[3] === 0
}

function splitLines(bytes: Uint8Array) {
  const lines: Uint8Array[] = []
  let start = 0
  for (let at = 0; at <= bytes.length; at += 1) {
    if (at < bytes.length && bytes[at] !== 0x0a) continue
    lines.push(bytes.subarray(start, at))
    start = at + 1
  }
  return lines
}

async function guess(parts: Uint8Array[]): Promise<OldEncoding> {
  let best = { encoding: OLD[0] as OldEncoding, score: -Infinity }
  for (const encoding of OLD) {
    const decode = await decoderOf(encoding)
    const score = parts.reduce((sum, part) => sum + likelihoodOf(decode(part)), 0)
    if (score > best.score) best = { encoding, score }
  }
  return best.encoding
}

function likelihoodOf(text: string) {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  return 5 * count(COMMON) + count(LETTERS) - 3 * count(NON_ASCII) - 6 * count(CAPITAL_WITHIN)
}

async function decoderOf(encoding: Encoding): Promise<(bytes: Uint8Array) => string> {
  if (encoding === 'cp437' || encoding === 'cp850') {
    // Half a megabyte of tables, needed for files of DOS alone.
    const { cptable } = await import('@e965/xlsx/dist/cpexcel')
    const characters = cptable[CODE_PAGES[encoding]]?.dec ?? {}
    return (bytes) => Array.from(bytes, (byte) => characters[byte]).join('')
  }
  const decoder = new TextDecoder(encoding === 'utf-16' ? 'utf-16le' : encoding)
  return (bytes) => decoder.decode(bytes)
}

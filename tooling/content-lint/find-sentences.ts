import { parseSync, Visitor, type ESTree } from 'vite'

/** Lines count from 1. */
type FoundSentence = { file: string; line: number; text: string }

const READ_BY_PEOPLE =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|about|answer|busy|caption|description|heading|hint|intro|label|lead|legend|message|name|note|placeholder|question|summary|tag|text|title|tooltip|words)$/
const TECHNICAL = /^(allow|class|className|d|href|sandbox|src|style|transform|viewBox)$/
const WORD = /\p{L}{2,}/u
const UNIT = /^\W*(cm|ft³|in³?|kB|kg|lb|mi|ms|px)\W*$/
const SENTENCE = /^\P{L}*\p{Lu}[\p{L}’'-]*[,:;]?\s+\P{L}*\p{L}/u
const PHRASE = /(\p{L}{2,}|…)\s+\p{L}{2,}|\p{L}{2,}\s+…/u
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u
const PROTOCOL = /^(Bearer |(GET|HEAD|POST|PUT|DELETE)\b|Usage: |[\w-]+: \S+$)/
const FOR_DEVELOPERS =
  /(Error|\.(debug|info|warn|error|fatal)|\.(startsWith|endsWith|includes|test)|stdout\.write|stderr\.write)$/

/**
 * Finds text for people in a source file, which belongs in the content of a language. Ignores
 * identifiers, units, protocols, errors, log lines, types and comparisons.
 */
export function findSentences(file: string, source: string): FoundSentence[] {
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)

  const sentences = new Map<string, FoundSentence>()
  const skipped: ESTree.Span[] = []
  const skip = (node: ESTree.Span) => void skipped.push(node)
  const textOf = ({ start, end }: ESTree.Span) => source.slice(start, end)
  const nameOf = (node: ESTree.Span) => textOf(node).replaceAll(/^['"]|['"]$/g, '')

  function report({ start, end }: ESTree.Span, words: string) {
    if (skipped.some((span) => span.start <= start && end <= span.end)) return
    const text = words.trim().replaceAll(/\s+/g, ' ')
    const line = source.slice(0, start).split('\n').length
    sentences.set(`${start} ${end}`, { file, line, text })
  }

  function check(node: ESTree.Node, isWords: (text: string) => boolean) {
    for (const literal of literalsOf(node)) {
      const text = wordsOf(literal)
      if (isWords(text) && !UNIT.test(text)) report(literal, textOf(literal))
    }
  }

  new Visitor({
    ImportDeclaration: skip,
    TSLiteralType: skip,
    ThrowStatement: skip,
    BinaryExpression: skip,
    NewExpression(node) {
      if (FOR_DEVELOPERS.test(textOf(node.callee))) skip(node)
    },
    CallExpression(node) {
      if (FOR_DEVELOPERS.test(textOf(node.callee))) skip(node)
    },
    JSXText(node) {
      if (WORD.test(node.value) && !UNIT.test(node.value)) report(node, node.value)
    },
    JSXAttribute({ name, value }) {
      if (value && TECHNICAL.test(nameOf(name))) skip(value)
      if (value && READ_BY_PEOPLE.test(nameOf(name))) check(value, isLabel)
    },
    JSXExpressionContainer({ expression }) {
      if (expression.type !== 'JSXEmptyExpression') check(expression, (text) => PHRASE.test(text))
    },
    Property({ key, value }) {
      if (READ_BY_PEOPLE.test(nameOf(key))) check(value, isLabel)
    },
    Literal(node) {
      if (typeof node.value === 'string') check(node, isSentence)
    },
    TemplateLiteral(node) {
      check(node, isSentence)
    },
  }).visit(program)

  return [...sentences.values()].toSorted((one, other) => one.line - other.line)
}

function literalsOf(node: ESTree.Node): (ESTree.StringLiteral | ESTree.TemplateLiteral)[] {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node as ESTree.StringLiteral] : []
    case 'TemplateLiteral':
      return [node]
    case 'ConditionalExpression':
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)]
    case 'LogicalExpression':
      return [...literalsOf(node.left), ...literalsOf(node.right)]
    case 'JSXExpressionContainer':
      return literalsOf(node.expression)
    default:
      return []
  }
}

function wordsOf(node: ESTree.StringLiteral | ESTree.TemplateLiteral) {
  if (node.type === 'Literal') return node.value
  return node.quasis.map(({ value }) => value.raw).join('…')
}

function isLabel(text: string) {
  return CAPITALIZED.test(text) || PHRASE.test(text)
}

function isSentence(text: string) {
  return SENTENCE.test(text) && WORD.test(text) && !PROTOCOL.test(text)
}

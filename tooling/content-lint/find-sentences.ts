import { parseSync, Visitor, type ESTree } from 'vite'

/** Words for people that stand in a source file, and where: lines count from 1. */
type FoundSentence = { file: string; line: number; text: string }

/** What carries words to people, as an attribute or as a field of an object. */
const READ_BY_PEOPLE =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|about|answer|busy|caption|description|heading|hint|intro|label|lead|legend|message|name|note|placeholder|question|summary|tag|text|title|tooltip|words)$/
/** What carries code. */
const TECHNICAL = /^(allow|class|className|d|href|sandbox|src|style|transform|viewBox)$/
const WORD = /\p{L}{2,}/u
/** Units and formats are the same in every language. */
const UNIT = /^\W*(cm|ft³|in³?|kB|kg|lb|mi|ms|px)\W*$/
/** A capital, and another word after it: code is not written so. */
const SENTENCE = /^\P{L}*\p{Lu}[\p{L}’'-]*[,:;]?\s+\P{L}*\p{L}/u
/** Several words in a row, which may begin in the middle of a sentence. */
const PHRASE = /(\p{L}{2,}|…)\s+\p{L}{2,}|\p{L}{2,}\s+…/u
const CAPITALIZED = /^\p{Lu}\p{Ll}+$/u
/** What a protocol or a command line prescribes: `Contact: mailto:…`, `Usage: npm …`. */
const PROTOCOL = /^(Bearer |(GET|HEAD|POST|PUT|DELETE)\b|Usage: |[\w-]+: \S+$)/
/** Read by developers and operators alone, or compared with what others say. */
const FOR_DEVELOPERS =
  /(Error|\.(debug|info|warn|error|fatal)|\.(startsWith|endsWith|includes|test)|stdout\.write|stderr\.write)$/

/**
 * Finds the words of a module that people read: they belong in the content of a language. Let through are names of
 * code, units, protocols, errors and log lines, types, and what is only compared.
 */
export function findSentences(file: string, source: string): FoundSentence[] {
  const { program, errors } = parseSync(file, source)
  const [error] = errors
  if (error) throw new Error(`${file}: ${error.message}`)

  const found = new Map<string, FoundSentence>()
  const skipped: ESTree.Span[] = []
  const skip = (node: ESTree.Span) => void skipped.push(node)
  const textOf = ({ start, end }: ESTree.Span) => source.slice(start, end)
  const nameOf = (node: ESTree.Span) => textOf(node).replaceAll(/^['"]|['"]$/g, '')

  function report({ start, end }: ESTree.Span, words: string) {
    if (skipped.some((span) => span.start <= start && end <= span.end)) return
    const text = words.trim().replaceAll(/\s+/g, ' ')
    const line = source.slice(0, start).split('\n').length
    found.set(`${start} ${end}`, { file, line, text })
  }

  /** Every literal that an expression may come to, with what it must not say. */
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

  return [...found.values()].toSorted((one, other) => one.line - other.line)
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

/** What a literal says; `…` stands for a value in it. */
function wordsOf(node: ESTree.StringLiteral | ESTree.TemplateLiteral) {
  if (node.type === 'Literal') return node.value
  return node.quasis.map(({ value }) => value.raw).join('…')
}

/** A name or a description: one word with a capital is enough. */
function isLabel(text: string) {
  return CAPITALIZED.test(text) || PHRASE.test(text)
}

function isSentence(text: string) {
  return SENTENCE.test(text) && WORD.test(text) && !PROTOCOL.test(text)
}

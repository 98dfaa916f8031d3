import { readFileSync } from 'node:fs'

import { type Item, Wrongs } from '#torture/item.ts'

import { readSources } from './sources.ts'

/** Code or markup made of text, in whichever way. */
const FROM_TEXT =
  /\beval\(|\bnew Function\b|\.(inner|outer)HTML\s*=(?!=)|dangerouslySetInnerHTML|insertAdjacentHTML|document\.write|createContextualFragment|setHTMLUnsafe|set(Timeout|Interval)\(\s*['"`]|javascript:(?!\/\/)|\bvm\.run|child_process/
/** The document's own scripts and styles, which the policy names by their hash: text of the build, never of a visitor. */
const OF_THE_BUILD = [
  'app/document/next-pages.tsx',
  'app/document/run-settings.tsx',
  'app/document/own-scripts.tsx',
  'app/document/still.tsx',
  'app/document/styles.tsx',
]
/** It takes this very text out of a package when the site is built. */
const TAKEN_OUT = 'app/document/no-markup.ts'
const RULES = [
  'no-eval',
  'no-new-func',
  'no-implied-eval',
  'react/no-danger',
  'typescript/no-explicit-any',
]
const STRICT = ['strict', 'noUncheckedIndexedAccess', 'noImplicitOverride']

/** Nothing that a visitor says can become code or markup, and what checks it is switched on. */
export const staticAnalysis: Item = {
  id: 'S7',
  title: 'Static analysis',
  bar: '0 places where text becomes code or markup, rules of the linter and strict types on',
  fault: { says: 'a page puts text into the document as markup', isQuick: true },
  async measure({ isFaulted }) {
    const wrongs = new Wrongs()
    const lines = readSources('app', 'server', 'shared')
    if (isFaulted) {
      lines.push({ file: 'app/pages/x.tsx', number: 1, text: 'node.innerHTML = location.hash' })
    }
    const hits = lines.filter(({ text }) => FROM_TEXT.test(text))
    for (const { file, number, text } of hits) {
      const isKnown =
        file === TAKEN_OUT || (OF_THE_BUILD.includes(file) && /dangerouslySet/.test(text))
      if (!isKnown) wrongs.add(`${file}:${number} ${text.trim()}`)
    }
    const linter = JSON.parse(readFileSync('.oxlintrc.json', 'utf8'))
    for (const rule of RULES) if (linter.rules[rule] !== 'error') wrongs.add(`${rule} is not on`)
    const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
    for (const name of STRICT) if (!compilerOptions[name]) wrongs.add(`${name} is not on`)
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
    if (!scripts.lint.includes('oxlint --deny-warnings')) wrongs.add('the linter only warns')
    return wrongs.outcome(
      `${lines.length} lines, ${wrongs.count} hits; ${OF_THE_BUILD.length} files set text of the build, by hash`,
    )
  },
}

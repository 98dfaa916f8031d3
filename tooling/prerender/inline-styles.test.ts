import { expect, it } from 'vitest'

import { splitStyles } from './inline-styles.ts'

const SHOWN = `<html data-theme="dark"><body><header class="bar"><nav><a class="link"></a>
  <div data-panel=""><a class="leaf"></a></div></nav></header></body></html>`

const rules = (first: string[], later: string[]) => ({
  first: first.join(''),
  later: later.join(''),
})

it('what the first view shows comes first, in its order', () => {
  const [bar, card, link] = ['.bar{top:0}', '.card{top:1px}', 'nav>.link:before{top:2px}']
  expect(splitStyles([bar, card, link].join(''), SHOWN)).toEqual(rules([bar, link], [card]))
})

it('what a hand does, what is closed, and print come later', () => {
  const later = ['.link:hover{top:0}', '.leaf{top:0}', '@media print{.bar{top:0}}']
  expect(splitStyles(later.join(''), SHOWN)).toEqual(rules([], later))
})

it('a state of the document that scripts tell before the first paint comes first', () => {
  const first = [
    '[data-theme=light]{top:0}',
    'html[data-session] .link{top:0}',
    ':lang(es) .bar{top:0}',
  ]
  expect(splitStyles(first.join(''), SHOWN)).toEqual(rules(first, []))
})

it('a condition stands in both parts, each time around its own rules', () => {
  const { first, later } = splitStyles('@media (min-width:1px){.bar{top:0}.card{top:0}}', SHOWN)
  expect(first).toBe('@media (min-width:1px){.bar{top:0}}')
  expect(later).toBe('@media (min-width:1px){.card{top:0}}')
})

it('fonts come first, as nothing after them may take their place; movements come later', () => {
  const [font, steps] = ['@font-face{font-family:A}', '@keyframes a{to{top:0}}']
  expect(splitStyles(font + steps, SHOWN)).toEqual(rules([font], [steps]))
})

it('where an address with a # leads to comes first, wherever it stands', () => {
  const [tile, rest] = ['.tile{scroll-margin-top:400vh}', '.rest{top:0}']
  expect(splitStyles(tile + rest, SHOWN)).toEqual(rules([tile], [rest]))
})

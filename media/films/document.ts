import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { language } from '#content/language.ts'

import { part, place } from './draw.ts'
import { HEIGHT, sentencesOf, WIDTH, type VideoScript } from './video-script.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const FONT = 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

/** A number or a name stays on the line of the word before it. */
const KEPT_TOGETHER = /\b(Form|PMB|US|USPS) /g
/** Gradient between a near picture and the line over it; `shade()` draws it. */
const SHADE = [
  [0, 0.98],
  [0.55, 0.95],
  [0.76, 0.62],
  [1, 0],
]
  .map(([at, opacity]) => `<stop offset="${at}" stop-color="#131517" stop-opacity="${opacity}"/>`)
  .join('')

/** The whole film as one page that fetches nothing: every shot, every line, and the closing card. */
export function videoDocument(script: VideoScript) {
  const shots = script.shots.map(
    ({ picture }, index) => `<div class="shot" id="shot-${index}">${canvas(picture)}</div>`,
  )
  const lines = headingsOf(script).map((text, index) => line(`line-${index}`, text))
  return `<!doctype html>
<html lang="${language}">
  <head><meta charset="utf-8"><style>${fontFace()}${siteColours()}${STYLE}</style></head>
  <body>
    <svg width="0" height="0" style="position:absolute"><linearGradient id="shade" x2="0" y2="1">${SHADE}</linearGradient></svg>
    ${shots.join('\n')}
    ${lines.join('\n')}
    ${line('title', script.film.title)}
    <div class="shot" id="end">${canvas(endCard())}</div>
  </body>
</html>`
}

function canvas(picture: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none">${picture}</svg>`
}

function headingsOf({ film, shots }: VideoScript) {
  const own = shots.flatMap(({ reads, heading }) => reads.map(() => heading))
  return sentencesOf(film).map((sentence, index) => own[index] ?? sentence)
}

function line(id: string, text: string) {
  const escaped = text.replaceAll(KEPT_TOGETHER, '$1\u00a0').replaceAll('&', '&amp;')
  const words = escaped.split(' ').map((word) => `<span>${word}</span>`)
  return `<p class="line" id="${id}">${words.join(' ')}</p>`
}

export function fontFace() {
  const font = readFileSync(join(ROOT, FONT)).toString('base64')
  return `@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}`
}

/** The dark theme of the site, so that the films change with it. */
export function siteColours() {
  const tokens = readFileSync(join(ROOT, 'app/styles/tokens.css'), 'utf8')
  const [root] = tokens.match(/:root\s*\{[^}]*\}/) ?? []
  if (!root) throw new Error('app/styles/tokens.css has no :root block to take the colours from.')
  return root
}

/** Of the drawings. */
export const PALETTE = `
:root {
  --paper: #f1ece2; --paper-shade: #d5cdbe; --ink: #8d8678;
  --kraft: #9c8468; --kraft-light: #b79d7d; --kraft-dark: #7a664f; --tape: #cbb897;
  --wall: #3b434b; --wall-line: #353c44; --trim: #667079; --roof: #262b31; --roof-light: #2f353c;
  --glow: #f6dba8; --glow-soft: #c9ad7b; --leaf: #24312b; --leaf-dark: #1c2622; --night: #191c20;
  --steel: #78828c; --steel-dark: #4a535b; --steel-light: #98a2ab; --wood: #6a5443;
}
`

const STYLE = `${PALETTE}
* { margin: 0; box-sizing: border-box }
body { width: ${WIDTH}px; height: ${HEIGHT}px; overflow: hidden; background: var(--ground);
  font-family: Inter; color: var(--text); position: relative }
.shot { position: absolute; inset: 0 }
.shot svg { display: block; width: 100%; height: 100% }
.line { position: absolute; left: 88px; top: 70px; width: 1060px; font-size: 52px; line-height: 1.18;
  font-weight: 640; letter-spacing: -0.022em; text-wrap: balance }
.line span { display: inline-block }
#title { display: none; font-size: 64px; font-weight: 700 }
.poster #title { display: block }
.poster .line:not(#title) { display: none }
text { font-family: Inter; letter-spacing: -0.01em }
.part { transform-box: fill-box; transform-origin: 50% 50% }
.part.left { transform-origin: 0 50% }
.part.top { transform-origin: 50% 0 }
.part.foot { transform-origin: 50% 100% }
.part.right { transform-origin: 100% 50% }
.part.camera { transform-box: view-box; transform-origin: 0 0 }
.typing { display: grid; gap: 10px; font-size: 46px; line-height: 1.25; font-weight: 560; letter-spacing: .01em; color: #2b2823 }
.typing b { position: relative; display: inline-block; font-weight: 750; padding: 0 8px; isolation: isolate; white-space: nowrap }
.typing i { position: absolute; inset: -2px 0; background: var(--accent); border-radius: 8px; z-index: -1 }
.stroke { stroke-dasharray: 1 1 }
`

/** The mark alone: the page says whose film it is. */
function endCard() {
  return `<rect width="1280" height="720" fill="var(--ground)"/>
    ${place(640, 360, part('mark', mark()), 0, 6)}`
}

function mark() {
  return `<rect x="-16" y="-16" width="32" height="32" rx="8" fill="var(--lifted)" stroke="var(--line)"/>
    <rect x="-9" y="-9" width="18" height="18" rx="3.5" stroke="var(--text)" stroke-width="1.9"/>
    <path class="stroke" pathLength="1" d="M-5 -4.6h10" stroke="var(--text)" stroke-width="1.9"/>
    <circle cy="1.2" r="2.2" fill="var(--accent)"/>
    <path d="M0 2v3.6" stroke="var(--accent)" stroke-width="2.2" stroke-linecap="round"/>`
}

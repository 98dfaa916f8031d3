import { readFileSync } from 'node:fs'

import { themeColors } from '#app/islands/theme.ts'
import { language } from '#content/language.ts'
import { sharedPictures } from '#content/shared-pictures.ts'
import { pathIn } from '#shared/language.ts'

import { markOf, type Drawing } from './icons.ts'

const WIDTH_PX = 1200
const HEIGHT_PX = 630
const MARK_PX = 64
const COLUMNS = 4
const ROWS = 6
const OUR_BOX = 10

const FONT = readFileSync(
  'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
).toString('base64')

export const previews: Drawing[] = sharedPictures.map(({ name, title }) => ({
  file: `previews${pathIn(language, `/${name}.png`)}`,
  viewport: { width: WIDTH_PX, height: HEIGHT_PX },
  html: startChange(title),
}))

function startChange(title: string) {
  return `<!doctype html><html lang="${language}"><style>
@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${FONT})}
*{box-sizing:border-box;margin:0}
body{width:${WIDTH_PX}px;height:${HEIGHT_PX}px;overflow:hidden;background:${themeColors.dark};color:#f3f4f5;font-family:Inter,sans-serif;display:grid;grid-template-columns:1fr 400px}
.words{display:grid;grid-template-rows:auto 1fr auto;padding:68px 40px 64px 72px}
h1{align-self:center;font-size:76px;line-height:1.07;font-weight:700;letter-spacing:-.035em;text-wrap:balance}
.line{width:72px;height:6px;border-radius:3px;background:#ff8c00}
.wall{display:grid;grid-template-columns:repeat(${COLUMNS},1fr);grid-template-rows:repeat(${ROWS},1fr);gap:12px;padding:12px;margin:-14px -26px -14px 0;background:#0d0f10}
.box{border-radius:12px;background:#1b1e21;border:2px solid #2f3439;display:grid;place-items:center;align-content:space-evenly}
.box i{width:46%;height:5px;border-radius:3px;background:#3b4248}
.box u{width:14px;height:14px;border-radius:50%;background:#3b4248}
.ours{background:#24282c;border-color:#ff8c00}.ours i,.ours u{background:#ff8c00}
</style><body><div class="words">${markOf(MARK_PX)}<h1>${escape(title)}</h1><div class="line"></div></div><div class="wall">${wall()}</div></body></html>`
}

function wall() {
  return Array.from(
    { length: COLUMNS * ROWS },
    (_, at) => `<div class="box${at === OUR_BOX ? ' ours' : ''}"><i></i><u></u></div>`,
  ).join('')
}

function escape(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

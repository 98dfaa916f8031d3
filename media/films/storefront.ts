/**
 * Makes the picture of the storefront in both themes: `node media/films/storefront.ts`. It needs what the films need
 * (README.md beside this file).
 */
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'

import { openBrowser } from '#tooling/open-browser.ts'

import { fontFace, PALETTE, siteColours } from './document.ts'
import { letter, parcel, place } from './draw.ts'
import { encodePoster } from './encode.ts'
import { clerk, shopFront } from './shop.ts'
import { bush, street } from './street.ts'

const FOLDER = join(import.meta.dirname, '..', '..', 'public', 'pictures')
const SIZE = { width: 960, height: 640 }

/** By day: the drawings' own shades of the night, exchanged. */
const DAY = `
:root {
  --ground: #dfe9ee; --sunken: #2e353c; --text: #f7f4ee; --night: #d9d3c8; --trim: #8a949d;
  --leaf: #6f8f72; --leaf-dark: #57775f; --glow: #ffe9bf;
}
.stars { display: none }
[fill='#2e353c'] { fill: #b9afa0 } [fill='#262c32'] { fill: #9c9284 } [fill='#15181b'] { fill: #b5afa5 }
[stroke='#20252a'] { stroke: #8d7a66 } [stroke='#24292e'] { stroke: #c4bdb1 } [stroke='#2a2f34'] { stroke: #a49d92 }
`

await mkdir(FOLDER, { recursive: true })
const browser = await openBrowser()
try {
  const page = await browser.newPage({ viewport: SIZE })
  for (const [theme, colours] of Object.entries({ dark: '', light: DAY })) {
    await page.setContent(documentOf(colours))
    await page.evaluate(() => document.fonts.load('700 46px Inter'))
    await encodePoster(await page.screenshot(), join(FOLDER, `storefront-${theme}`))
  }
} finally {
  await browser.close()
}

function documentOf(colours: string) {
  const styles = `${fontFace()}${siteColours()}${PALETTE}${colours}
    body { margin: 0; background: var(--ground) } text { font-family: Inter }`
  return `<!doctype html><style>${styles}</style>
    <svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" fill="none">${scene()}</svg>`
}

function scene() {
  const counter =
    '<path d="M-100 -58h184v26h-184z" fill="#6a5443"/><path d="M-100 -62h184v9h-184z" fill="#957d67"/>'
  const inside = [
    place(0, -62, clerk(), 0, 0.42),
    counter,
    place(58, -62, parcel(42, 30)),
    place(-62, -68, letter(34)),
  ]
  return `${place(-160, -54, street())}
    ${place(480, 538, shopFront(inside.join('')), 0, 1.24)}
    ${place(104, 542, bush(150))}${place(890, 542, bush(110))}`
}

import { bar, bars, part, place, sheet } from './draw.ts'
import { draw, enter, fade, follow, glide, pan, pop, reveal, view, write } from './motion.ts'
import { identityCard } from './papers.ts'
import { BOX_NUMBER } from './shop.ts'
import type { Shot } from './video-script.ts'

const PMB = `PMB ${BOX_NUMBER}`
/** No shop's address: the picture stays when the shop moves. */
const ENVELOPE = ['JANE DOE', `STREET ADDRESS ${PMB}`, 'CITY STATE ZIP CODE']

/** A signature, point by point, from the beginning of its line. */
const SIGNATURE = [
  [0, 0],
  [14, -44],
  [30, -52],
  [26, -10],
  [10, 16],
  [40, -8],
  [58, -20],
  [62, 2],
  [84, -18],
  [90, 2],
  [112, -16],
  [120, 0],
  [146, -46],
  [150, 4],
  [172, -14],
  [186, 2],
  [230, -10],
].map(([x = 0, y = 0]) => ({ x, y }))

/** Two IDs, and a signature under the form. */
export const signed: Shot = {
  reads: [5.5],
  picture: part(
    'camera',
    `<rect x="70" y="222" width="1140" height="620" rx="36" fill="#221e1a" stroke="#352e27" stroke-width="3"/>
    ${place(690, 236, part('form', sheet(430, 480, formPage())), 4)}
    ${place(300, 372, part('photo', identityCard('photo')), -7)}${place(400, 560, part('address', identityCard('address')), 5)}`,
  ),
  moves: [
    glide('.camera', view(640, 450, 0.98), view(652, 452, 1.03), {
      at: 0.5,
      lasts: 6,
      ease: 'ease-in-out',
    }),
    enter('.photo', { x: -280, turn: -16 }, { at: 0.2, lasts: 1 }),
    enter('.address', { x: -320, turn: 18 }, { at: 0.7, lasts: 1 }),
    enter('.form', { y: 300, turn: 10 }, { at: 1.3, lasts: 1.1 }),
    write('.entry', { at: 2, lasts: 0.4, apart: 0.16 }),
    { ...draw('.signature', { at: 3.4, lasts: 1.9 }), ease: 'linear' },
    fade('.pen', 0, 1, { at: 3, lasts: 0.3 }),
    follow('.pen', SIGNATURE, { at: 3.4, lasts: 1.9 }),
    follow(
      '.pen',
      [
        { x: 230, y: -10 },
        { x: 300, y: -60, turn: 8 },
      ],
      { at: 5.4, lasts: 0.5 },
    ),
  ],
}

function formPage() {
  const entries = [128, 176, 224].map(
    (y) =>
      `${bar(36, y - 14, 90, 7)}<path d="M36 ${y + 20}h358" stroke="var(--paper-shade)" stroke-width="3"/>${part('entry left', bar(44, y, 190 + (y % 90), 10, 'var(--ink)'))}`,
  )
  const way = SIGNATURE.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x} ${y}`).join('')
  return `<text x="36" y="74" font-size="46" font-weight="750" fill="#3f3b35">Form 1583</text>${entries.join('')}
    ${bars(36, 276, 358, [1, 0.94, 0.7], 22)}<path d="M36 420h300" stroke="var(--ink)" stroke-width="3"/>
    ${place(66, 404, `<path class="stroke signature" pathLength="1" d="${way}" stroke="#23405f" stroke-width="6" stroke-linejoin="round" stroke-linecap="round"/>${part('pen', pen())}`)}`
}

function pen() {
  return `<g transform="rotate(32)"><path d="M0 0l-9 -26h18z" fill="#d8cfc0"/><rect x="-9" y="-150" width="18" height="126" rx="4" fill="#2b3a49"/><rect x="-9" y="-60" width="18" height="8" fill="var(--accent)"/></g>`
}

/** The envelope as it is addressed then. */
export const addressed: Shot = {
  reads: [7],
  heading: 'Mail is then addressed like this:',
  picture: part('camera', place(640, 452, part('envelope', envelope()))),
  moves: [
    enter('.envelope', { y: 200, turn: -5 }, { at: 0.1, lasts: 1.1 }),
    reveal('.typed', { at: 1.1, lasts: 0.9, apart: 1 }),
    write('.marked', { at: 3.2, lasts: 0.6 }),
    pan(view(640, 452, 0.97), view(640, 456, 1.03), 7.5, 'linear'),
    pop('.postmark', { at: 4.6 }),
  ],
}

function envelope() {
  const typed = ENVELOPE.map(
    (line) =>
      `<div class="typed">${line.replace(PMB, `<b><i class="marked part left"></i>${PMB}</b>`)}</div>`,
  ).join('')
  return `<rect x="-462" y="-216" width="940" height="460" rx="16" fill="#000" opacity=".3"/><rect x="-470" y="-226" width="940" height="460" rx="16" fill="var(--paper)"/>
    ${bars(-430, -186, 170, [1, 0.8, 0.9], 26)}
    <rect x="330" y="-190" width="104" height="124" fill="#5f7282"/><rect x="341" y="-179" width="82" height="102" fill="#8fa3b1"/><path d="M350 -90l30 -46l20 26l10 -12l12 32z" fill="#5f7282"/>
    ${place(306, -118, part('postmark', `<circle r="58" stroke="#8d8678" stroke-width="4"/><circle r="40" stroke="#8d8678" stroke-width="3"/><path d="M-150 -26q24 -12 48 0t44 0M-154 0q24 -12 48 0t46 0M-150 26q24 -12 48 0t44 0" stroke="#8d8678" stroke-width="4"/>`))}
    <foreignObject x="-380" y="-40" width="840" height="250"><div class="typing">${typed}</div></foreignObject>`
}

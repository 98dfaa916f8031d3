import { addressTag, bars, letter, parcel, part, place, shade } from './draw.ts'
import { draw, enter, fade, fly, glide, pop, reveal, sway, view, write } from './motion.ts'
import { form, invoice, record, recordTag, shippingLabel } from './papers.ts'
import { bush, curbMailbox, house, street } from './street.ts'
import { videoOf, type Shot, type VideoScript } from './video-script.ts'

const written: Shot = {
  reads: [4, 4],
  picture: part(
    'camera',
    `${place(868, 262, part('invoice', invoice()), 7)}
    ${place(120, 250, part('form', form()), -4)}
    ${place(668, 640, part('parcel', parcel(330, 250, place(0, -122, shippingLabel()))))}`,
  ),
  moves: [
    glide('.camera', view(330, 425, 1.06), view(330, 435, 1.12), { at: 0, lasts: 4 }),
    enter('.form', { y: 260, turn: 6 }, { at: 0.2, lasts: 1.1 }),
    write('.entry', { at: 1, lasts: 0.45, apart: 0.22 }),
    reveal('.tag-form', { at: 1.9, lasts: 0.8 }),
    glide('.camera', view(330, 435, 1.12), view(655, 450, 0.98), { at: 3.6, lasts: 1.2 }),
    enter('.parcel', { y: -330 }, { at: 4, lasts: 0.9 }),
    reveal('.tag-parcel', { at: 5, lasts: 0.6 }),
    enter('.invoice', { x: 330, turn: 10 }, { at: 4.7, lasts: 1 }),
    reveal('.tag-invoice', { at: 5.8, lasts: 0.6 }),
    glide('.camera', view(655, 450, 0.98), view(660, 450, 1.01), { at: 4.8, lasts: 4 }),
  ],
}

type Spot = { x: number; y: number }

const CENTRE: Spot = { x: 640, y: 466 }
const NEAR: Spot[] = [
  { x: 330, y: 360 },
  { x: 950, y: 360 },
  { x: 330, y: 580 },
  { x: 950, y: 580 },
]
/** Which of the near ones the magnifier stops at. */
const FOUND = [1, 2]
const FAR: Spot[] = [
  { x: 60, y: 460 },
  { x: 1220, y: 460 },
  { x: 60, y: 300 },
  { x: 1220, y: 300 },
  { x: 60, y: 620 },
  { x: 1220, y: 620 },
]

const copied: Shot = {
  reads: [4, 4],
  picture: part('camera', network()),
  moves: [
    glide('.camera', view(640, 455, 1.35), view(640, 440, 1), { at: 0.4, lasts: 4 }),
    pop('.source', { at: 0.2 }),
    draw('.near', { at: 0.8, lasts: 0.6, apart: 0.18 }),
    pop('.record-near', { at: 1.2, apart: 0.18 }),
    draw('.far', { at: 2.3, lasts: 0.6, apart: 0.14 }),
    pop('.record-far', { at: 2.7, apart: 0.14 }),
    fade('.glass', 0, 1, { at: 4.2, lasts: 0.4 }),
    glide('.glass', { x: 330, y: 340 }, { x: 950, y: 372 }, { at: 4.2, lasts: 1.6 }),
    glide('.glass', { x: 950, y: 372 }, { x: 360, y: 590 }, { at: 5.9, lasts: 1.5 }),
    fade('.found-1', 0, 1, { at: 5.3, lasts: 0.3 }),
    fade('.found-2', 0, 1, { at: 7, lasts: 0.3 }),
    sway('.record', { y: 5 }, 1.5, { apart: 0.35 }),
  ],
}

function network() {
  const near = NEAR.map(({ x, y }) => wire('near', CENTRE.x, CENTRE.y, x, y))
  const far = FAR.map(({ x, y }, index) => {
    const from = NEAR[index % 2 === 0 ? (y > CENTRE.y ? 2 : 0) : y > CENTRE.y ? 3 : 1] ?? CENTRE
    return wire('far', from.x, from.y, x, y)
  })
  const card = (ring: string) => (spot: Spot, index: number) => {
    const isFound = ring === 'near' && FOUND.includes(index)
    const found = isFound ? part(`found-${index}`, recordTag(true)) : ''
    const drawing = part('record', record(index % 3 !== 1) + found)
    return place(spot.x, spot.y, part(`record-${ring}`, drawing))
  }
  return `${near.join('')}${far.join('')}${FAR.map(card('far')).join('')}${NEAR.map(card('near')).join('')}
    ${place(CENTRE.x, CENTRE.y, part('source', `<circle r="74" fill="var(--raised)" stroke="var(--accent)" stroke-width="4"/>${place(-56, 0, addressTag(112))}`))}
    ${part('glass', magnifier())}`
}

function wire(name: string, x: number, y: number, toX: number, toY: number) {
  return `<path class="stroke ${name}" pathLength="1" d="M${x} ${y}L${toX} ${toY}" stroke="#5c5040" stroke-width="3.5"/>`
}

function magnifier() {
  return `<path d="M52 52l62 62" stroke="var(--steel-light)" stroke-width="20" stroke-linecap="round"/>
    <circle r="70" fill="var(--glow)" fill-opacity=".12" stroke="var(--steel-light)" stroke-width="11"/>
    <path d="M-42 -22a48 48 0 0 1 34 -28" stroke="var(--paper)" stroke-width="6" stroke-linecap="round" opacity=".6"/>`
}

/** Final position of each letter in the mouth of the box, from the foot of its post. */
const LETTERS = [
  { x: -62, y: -176, turn: -4 },
  { x: -74, y: -188, turn: 7 },
  { x: -56, y: -206, turn: -14 },
]

const BOXES = [
  { x: 1000, y: 580, width: 96, height: 70 },
  { x: 1076, y: 582, width: 58, height: 46 },
  { x: 992, y: 504, width: 68, height: 44 },
]

const atHome: Shot = {
  reads: [4, 4, 4, 5],
  picture:
    part(
      'camera',
      `${street()}${place(780, 592, house())}${place(520, 594, bush(150))}${place(1110, 594, bush(120))}
    ${place(868, 246, part('pin', pin()), 0, 0.72)}
    ${place(300, 640, curbMailbox(LETTERS.map((_, index) => part(`letter-${index}`, letter(96))).join('')))}
    ${BOXES.map(({ x, y, width, height }) => place(x, y, part('box', parcel(width, height, tinyLabel(width, height))))).join('')}`,
    ) + shade(),
  moves: [
    glide('.camera', view(690, 410, 0.97), view(690, 420, 1.03), { at: 0, lasts: 4 }),
    sway('.crown', { turn: 2.5 }, 2.2, { apart: 0.9 }),
    fade('.shade', 0, 1, { at: 3.9, lasts: 1 }),
    fade('.shade', 1, 0, { at: 13.1, lasts: 0.9 }),
    enter('.pin', { y: -150 }, { at: 0.5, lasts: 0.8 }),
    fade('.pin', 1, 0, { at: 4.2 }),
    glide('.camera', view(690, 420, 1.03), view(370, 480, 1.6), { at: 3.9, lasts: 1.5 }),
    ...LETTERS.map((spot, index) =>
      fly(`.letter-${index}`, { x: -330, y: -60 - index * 50, turn: -70 }, spot, 80, {
        at: 4.9 + index * 0.6,
      }),
    ),
    glide('.camera', view(370, 480, 1.6), view(940, 480, 1.75), { at: 7.9, lasts: 1.5 }),
    enter('.box', { y: -190 }, { at: 9, lasts: 0.7, apart: 0.5 }),
    glide('.camera', view(940, 480, 1.75), view(690, 410, 0.98), { at: 11.9, lasts: 1.6 }),
    fade('.pin', 0, 1, { at: 13.2 }),
  ],
}

function tinyLabel(width: number, height: number) {
  const [x, y] = [width * 0.06, -height * 0.52]
  return `<rect x="${x}" y="${y}" width="${width * 0.36}" height="${height * 0.38}" rx="2" fill="var(--paper)"/>
    ${bars(x + 4, y + height * 0.09, width * 0.26, [1, 0.7], height * 0.13, height * 0.07)}`
}

function pin() {
  return `<path d="M0 92C-62 20 -64 -12 -64 -28a64 64 0 0 1 128 0c0 16 -2 48 -64 120z" fill="var(--accent)"/>
    <path d="M-30 -22L0 -50L30 -22M-22 -28V6H22V-28" stroke="var(--on-accent)" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/>`
}

/** The source of the problem: one address, everywhere. */
export const privacyAndSecurityAttack: VideoScript = {
  film: videoOf('video1'),
  shots: [written, copied, atHome],
  posterAt: 32.6,
}

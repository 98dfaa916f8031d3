import { bars, letter, parcel, part, place, shade } from './draw.ts'
import { enter, fade, fly, glide, paint, pan, sway, view } from './motion.ts'
import {
  BOX_NUMBER,
  clerk,
  counter,
  DOOR,
  doorShape,
  mailboxWall,
  ownBox,
  shopFront,
} from './shop.ts'
import { addressed, signed } from './shots-on-paper.ts'
import { bush, curbMailbox, house, street } from './street.ts'
import { videoOf, type Move, type Shot, type VideoScript } from './video-script.ts'

const LETTERS = [1, 2, 3]
const COLUMNS = 8
const ROWS = 5
const OURS = 19
const WALL = { x: 40, y: 200 }
const BOX = {
  x: WALL.x + (OURS % COLUMNS) * DOOR.width,
  y: WALL.y + Math.floor(OURS / COLUMNS) * DOOR.height,
}

function wall(inside: string) {
  const first = BOX_NUMBER - OURS
  return `${place(WALL.x, WALL.y, mailboxWall(COLUMNS, ROWS, OURS, first))}${place(BOX.x, BOX.y, ownBox(inside))}`
}

/** The door swings to the left: 0 is shut, 1 is wide open. */
function swing(from: number, to: number, at: number): Move[] {
  const shapes = [0, 0.2, 0.4, 0.6, 0.8, 1].map((share) => doorShape(from + (to - from) * share))
  return [
    {
      part: '.door',
      at,
      lasts: 1,
      ease: 'cubic-bezier(0.5, 0, 0.3, 1)',
      steps: shapes.map((shape) => ({ d: `path("${shape}")` }) as Keyframe),
    },
    fade(
      '.plate, .lock',
      from ? 0 : 1,
      from ? 1 : 0,
      from ? { at: at + 0.75, lasts: 0.2 } : { at, lasts: 0.15 },
    ),
  ]
}

/** The number, and the door that opens. */
const numbered: Shot = {
  reads: [5],
  picture: part('camera', wall(place(78, 66, part('kept', letter(96)), -4))) + shade(),
  moves: [
    glide('.camera', view(640, 450, 0.94), view(BOX.x + 60, BOX.y + 52, 2.3), {
      at: 0.5,
      lasts: 2.2,
    }),
    paint('.door', 'var(--lifted)', 'var(--accent)', { at: 0.8 }),
    paint('.plate text', 'var(--steel-light)', 'var(--on-accent)', { at: 0.8 }),
    fade('.kept', 0, 1, { at: 2.6, lasts: 0.3 }),
    ...swing(0, 1, 3.2),
  ],
}

/** Letters are put in, and the door is locked. */
const locked: Shot = {
  reads: [4.5],
  picture:
    part(
      'camera',
      wall(LETTERS.map((index) => part(`mail-${index}`, letter(92))).join('')) +
        place(BOX.x + 120, BOX.y + 52, part('key', key())),
    ) + shade(),
  moves: [
    glide('.camera', view(BOX.x + 40, BOX.y + 52, 2), view(BOX.x + 70, BOX.y + 52, 2.5), {
      at: 0,
      lasts: 5,
    }),
    ...swing(1, 0, 2.1),
    fade('.plate, .lock', 0, 0, { at: 0, lasts: 0.1 }),
    ...LETTERS.map((index) =>
      fly(
        `.mail-${index}`,
        { x: 330, y: -60, turn: 40 },
        { x: 72 + index * 3, y: 76 - index * 8, turn: index * 4 - 9 },
        40,
        { at: 0.1 + index * 0.35, lasts: 0.9 },
      ),
    ),
    enter('.key', { x: 90, y: 40 }, { at: 3.1, lasts: 0.5 }),
    glide('.key', {}, { turn: -90 }, { at: 3.6, lasts: 0.5 }),
  ],
}

function key() {
  return `<circle r="60"/><circle r="11" fill="var(--steel-light)"/><path d="M0 0v20" stroke="var(--steel-light)" stroke-width="7"/><circle cy="34" r="17" stroke="var(--steel-light)" stroke-width="7.5"/>`
}

const arriving = [0, 1, 2, 3]

const separate: Shot = {
  reads: [4.5],
  picture: part(
    'camera',
    `${street()}${place(240, 592, house(), 0, 0.62)}${place(860, 592, shopFront())}
    ${arriving.map((index) => part(`mail-${index}`, letter(100))).join('')}`,
  ),
  moves: [
    pan(view(560, 440, 0.98), view(720, 450, 1.08), 5, 'ease-in-out'),
    sway('.crown', { turn: 2.5 }, 2.2, { apart: 0.9 }),
    ...arriving.flatMap((index) => [
      fly(
        `.mail-${index}`,
        { x: -80, y: 420 - index * 30, turn: -20 },
        { x: 1070, y: 490, turn: 16, scale: 0.55 },
        120 + index * 22,
        { at: 0.5 + index * 0.65, lasts: 1.7 },
      ),
      fade(`.mail-${index}`, 1, 0, { at: 2.1 + index * 0.65, lasts: 0.2 }),
    ]),
  ],
}

const received: Shot = {
  reads: [4.5],
  picture: part(
    'camera',
    `<g opacity=".5">${place(-60, 240, mailboxWall(9, 4, -1, BOX_NUMBER))}</g>
    <rect y="0" width="1280" height="720" fill="var(--ground)" opacity=".35"/>
    ${place(830, 520, part('clerk', clerk()))}${place(0, 520, counter())}
    ${place(250, 520, part('arrival', parcel(180, 132, tapeLabel())))}${place(440, 520, part('arrival', parcel(110, 84)))}
    ${place(240, 394, part('arrival', parcel(120, 70)))}
    ${place(1060, 506, part('tray', `<path d="M-96 -34v40h192v-40" stroke="var(--steel-light)" stroke-width="9" stroke-linejoin="round" stroke-linecap="round"/>`))}
    ${arriving.map((index) => part(`mail-${index}`, letter(112))).join('')}`,
  ),
  moves: [
    pan(view(620, 440, 1), view(680, 445, 1.06), 5, 'ease-in-out'),
    enter('.arrival', { x: -320 }, { at: 0.3, lasts: 1.1, apart: 0.45 }),
    sway('.head', { turn: 4 }, 1.1, { from: { turn: -4 } }),
    glide('.arm-right', {}, { x: 18, y: -6, turn: -14 }, { at: 1.2, lasts: 0.6 }),
    ...arriving.map((index) =>
      fly(
        `.mail-${index}`,
        { x: -80, y: 300, turn: -30 },
        { x: 1060 + (index % 2) * 8, y: 474 - index * 10, turn: index * 3 - 4 },
        60,
        { at: 0.8 + index * 0.5, lasts: 1.3 },
      ),
    ),
  ],
}

function tapeLabel() {
  return `<rect x="-66" y="-86" width="76" height="58" rx="4" fill="var(--paper)"/>${bars(-56, -74, 54, [1, 0.7, 0.9], 14)}`
}

const calm: Shot = {
  reads: [4],
  picture: part(
    'camera',
    `${street()}${place(780, 592, house())}${place(520, 594, bush(150))}${place(1110, 594, bush(120))}
    ${place(300, 640, curbMailbox('', false))}${place(650, 540, part('cat foot', cat()))}`,
  ),
  moves: [
    pan(view(690, 420, 1), view(720, 430, 1.14), 4.6, 'ease-in-out'),
    sway('.crown', { turn: 2.5 }, 2.2, { apart: 0.9 }),
    sway('.tail', { turn: 16 }, 0.9, { from: { turn: -10 } }),
  ],
}

function cat() {
  return `<path d="M-20 0c-6 -26 2 -40 14 -44l-2 -16l10 8h8l10 -8l-1 18c6 6 10 26 8 42z" fill="#23272b"/>
    ${part('tail foot', '<path d="M26 -2c18 -4 16 -22 26 -28" stroke="#23272b" stroke-width="7" stroke-linecap="round"/>')}`
}

/** The solution: an address for mail, with a mailbox that has a door and a lock. */
export const protectYourPrivacyAndSecurity: VideoScript = {
  film: videoOf('video3'),
  shots: [separate, numbered, received, locked, signed, addressed, calm],
  posterAt: 9.3,
}

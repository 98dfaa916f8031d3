import { letter, part, place, shade } from './draw.ts'
import type { Move, Shot } from './film.ts'
import { enter, fade, fly, glide, paint, view } from './motion.ts'
import { BOX_NUMBER, DOOR, doorShape, mailboxWall, ownBox } from './shop.ts'

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
export const numbered: Shot = {
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
export const locked: Shot = {
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

import { curbMailbox } from './curb-mailbox.ts'
import { bars, letter, parcel, part, place } from './draw.ts'
import { filmOf, type VideoScript, type Shot } from './film.ts'
import { bush, house, street } from './house.ts'
import { enter, fade, fly, glide, pan, sway, view } from './motion.ts'
import { clerk } from './people.ts'
import { BOX_NUMBER, counter, mailboxWall, shopFront } from './shop.ts'
import { locked, numbered } from './shots-at-the-wall.ts'
import { addressed, signed } from './shots-on-paper.ts'

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
  film: filmOf('video3'),
  shots: [separate, numbered, received, locked, signed, addressed, calm],
  posterAt: 9.3,
}

import { bar, bars, letter, part, place, sheet } from './draw.ts'
import { draw, enter, fade, flip, fly, follow, glide, pan, pop, sway, view } from './motion.ts'
import { account, accountKinds, paymentCard, question, steps } from './papers.ts'
import { curbMailbox, house, passerBy, street } from './street.ts'
import { videoOf, type Shot, type VideoScript } from './video-script.ts'

const NAME = 'JANE DOE'

/** Seconds until the passer-by reaches the box. */
const REACHED = 2.55

const taken: Shot = {
  reads: [5],
  picture: part(
    'camera',
    `${street()}${place(985, 592, house(), 0, 0.7)}
    ${part('walker', place(0, 690, part('walk', passerBy()), 0, 1.12))}
    ${place(560, 700, curbMailbox(`${part('rest', letter(96))}${part('prey', letter(96))}`), 0, 1.45)}`,
  ),
  moves: [
    pan(view(640, 440, 1), view(600, 440, 1.07), 5.6, 'linear'),
    sway('.crown', { turn: 2.5 }, 2.2, { apart: 0.9 }),
    follow('.walker', [{ x: 1150 }, { x: -170 }], { at: 0, lasts: 5.6 }),
    sway('.walk', { y: -6 }, 0.3),
    sway('.leg-front', { turn: 24 }, 0.6, { from: { turn: -24 } }),
    sway('.leg-back', { turn: -24 }, 0.6, { from: { turn: 24 } }),
    glide('.arm', { turn: -28 }, { turn: 26 }, { at: REACHED - 0.9, lasts: 0.9 }),
    glide('.rest', { x: -56, y: -176, turn: 4 }, { x: -56, y: -176, turn: 4 }, { at: 0 }),
    follow(
      '.prey',
      [
        { x: -74, y: -194, turn: -10 },
        { x: -110, y: -186, turn: -14 },
      ],
      { at: REACHED - 0.3, lasts: 0.3 },
    ),
    follow(
      '.prey',
      [
        { x: -110, y: -186, turn: -14 },
        { x: -272, y: -166, turn: -4 },
        { x: -434, y: -160, turn: -6 },
        { x: -596, y: -160, turn: -6 },
      ],
      { at: REACHED, lasts: 3 },
    ),
    glide('.arm', { turn: 26 }, { turn: 8 }, { at: REACHED + 0.3, lasts: 0.9 }),
  ],
}

const offered: Shot = {
  reads: [5],
  picture: part(
    'camera',
    `${place(470, 520, part('envelope', envelope()))}
    ${part('card', paymentCard(NAME))}
    ${place(1070, 362, question('doubt'))}`,
  ),
  moves: [
    glide('.camera', view(560, 440, 1.04), view(680, 450, 1.04), { at: 0.6, lasts: 3 }),
    enter('.envelope', { x: -120, y: 120, turn: -9 }, { at: 0.1 }),
    flip('.flap-shut', 1, 0, { at: 0.8, lasts: 0.35, ease: 'ease-in' }),
    flip('.flap-open', 0, -1, { at: 1.15, lasts: 0.35, ease: 'ease-out' }),
    glide('.offer', { y: 200 }, { y: 0 }, { at: 1.35, lasts: 1 }),
    fly('.card', { x: 480, y: 430, scale: 0.3, turn: -30 }, { x: 910, y: 470, turn: 6 }, 60, {
      at: 2.4,
      lasts: 1.1,
    }),
    pop('.doubt', { at: 3.6 }),
    glide(
      '.card',
      { x: 910, y: 470, turn: 6 },
      { x: 910, y: 462, turn: 4 },
      { at: 3.6, lasts: 1.8 },
    ),
  ],
}

function envelope() {
  const flap = '<path d="M-230 -143L0 20L230 -143z" fill="var(--paper-shade)"/>'
  const words = `<text x="195" y="78" text-anchor="middle" font-size="42" font-weight="750" fill="#57524a">PRE-APPROVED</text>`
  const offer = sheet(390, 330, words + bars(40, 112, 310, [1, 0.9, 0.96], 24))
  return `<clipPath id="mouth"><path d="M-230 -400H230V138H-230z"/></clipPath>
    <path d="M-230 -143H230V143H-230z" fill="#cfc6b5"/>
    ${part('flap-open top', flap)}
    <g clip-path="url(#mouth)">${part('offer', place(-195, -250, offer))}</g>
    <path d="M-230 -143L-26 10a40 40 0 0 0 52 0L230 -143V143H-230z" fill="var(--paper)"/>
    <path d="M-230 143L-40 -2M230 143L40 -2" stroke="var(--paper-shade)" stroke-width="4"/>
    ${part('flap-shut top', flap)}`
}

/** The way of each letter: the first goes home, the others elsewhere. */
const MAIL = [0, 1, 2, 3]

const diverted: Shot = {
  reads: [5],
  picture: part(
    'camera',
    `${street()}${place(250, 592, house(), 0, 0.66)}${place(1036, 592, house(false), 0, 0.66)}
    <path class="stroke way-home" pathLength="1" d="M-40 330Q180 200 262 480" stroke="var(--glow-soft)" stroke-width="5" stroke-linecap="round"/>
    <path class="stroke way-off" pathLength="1" d="M-40 330Q520 70 1030 470" stroke="var(--accent)" stroke-width="5" stroke-linecap="round"/>
    ${MAIL.map((index) => part(`mail-${index}`, letter(92))).join('')}
    ${place(644, 500, part('order', place(-168, -92, newAddress())))}`,
  ),
  moves: [
    glide('.camera', view(640, 440, 1.02), view(660, 445, 1.06), { at: 0, lasts: 5.5 }),
    sway('.crown', { turn: 2.5 }, 2.2, { apart: 0.9 }),
    draw('.way-home', { at: 0.2, lasts: 0.7 }),
    fly('.mail-0', { x: -60, y: 330 }, { x: 262, y: 480, turn: 20, scale: 0.6 }, 75, {
      at: 0.5,
      lasts: 1.1,
    }),
    fade('.mail-0', 1, 0, { at: 1.5, lasts: 0.2 }),
    enter('.order', { y: 130, turn: -8 }, { at: 1.5, lasts: 0.7 }),
    fade('.way-home', 1, 0, { at: 2 }),
    draw('.way-off', { at: 2.1, lasts: 0.8 }),
    ...MAIL.slice(1).flatMap((index) => [
      fly(`.mail-${index}`, { x: -60, y: 330 }, { x: 1030, y: 470, turn: 24, scale: 0.6 }, 140, {
        at: 2 + index * 0.6,
        lasts: 1.5,
      }),
      fade(`.mail-${index}`, 1, 0, { at: 3.4 + index * 0.6, lasts: 0.2 }),
    ]),
  ],
}

function newAddress() {
  const words = `<text x="168" y="68" text-anchor="middle" font-size="40" font-weight="720" fill="#57524a">NEW ADDRESS</text>`
  return sheet(336, 184, words + bar(34, 98, 268, 12) + bar(34, 128, 190, 12))
}

const opened: Shot = {
  reads: [4],
  picture: part(
    'camera',
    accountKinds
      .map((kind, index) =>
        place(
          252 + (index % 3) * 388,
          356 + Math.floor(index / 3) * 216,
          part('account', account(kind, NAME) + place(150, -76, question('asked'))),
        ),
      )
      .join(''),
  ),
  moves: [
    pan(view(640, 450, 1), view(640, 450, 1.04), 4.5, 'linear'),
    enter('.account', { y: 70, scale: 0.85 }, { at: 0.2, lasts: 0.7, apart: 0.28 }),
    pop('.asked', { at: 1.1, apart: 0.28 }),
  ],
}

const noticed: Shot = {
  reads: [5.5],
  picture: part(
    'camera',
    `<path d="M640 250v400" stroke="var(--line)" stroke-width="3"/>
    ${part('empty', `${place(330, 668, curbMailbox(part('missing', '<rect x="-128" y="-224" width="104" height="64" rx="6" stroke="var(--accent)" stroke-width="5" stroke-dasharray="12 10"/>')), 0, 1.5)}`)}
    ${place(770, 290, part('bill', sheet(270, 330, `${bar(32, 36, 110, 15, 'var(--ink)')}${bars(32, 84, 206, [1, 0.9, 1, 0.7], 26)}<path d="M32 214h206" stroke="var(--paper-shade)" stroke-width="4"/>${bar(150, 240, 88, 18, 'var(--ink)')}`)), -5)}
    ${place(1010, 540, part('strange', paymentCard(NAME)), 6, 0.86)}
    ${place(1040, 312, question('unknown'))}${place(1176, 448, question('unknown'))}`,
  ),
  moves: [
    enter('.empty', { x: -60 }, { at: 0.1 }),
    sway('.missing', { scale: 1.07 }, 0.7),
    enter('.bill', { y: 120, turn: 6 }, { at: 1.9 }),
    enter('.strange', { x: 160, turn: 8 }, { at: 2.4 }),
    pop('.unknown', { at: 3.1, apart: 0.4 }),
    pan(view(640, 450, 1), view(645, 455, 1.03), 6, 'linear'),
  ],
}

const answered: Shot = {
  reads: [4, 4, 4.5],
  picture: steps(),
  moves: [
    enter('.tile', { y: 90 }, { at: 0, apart: 0.15 }),
    fade('.done-1', 0, 1, { at: 0.9 }),
    glide('.symbol-1', { scale: 0.94 }, { scale: 1.06 }, { at: 0.9 }),
    draw('.tick', { at: 1.2, lasts: 0.4, apart: 0.35 }),
    fade('.done-2', 0, 1, { at: 4.1 }),
    glide('.symbol-2', { scale: 0.94 }, { scale: 1.06 }, { at: 4.1 }),
    {
      part: '.flake',
      at: 4.2,
      lasts: 1.2,
      ease: 'cubic-bezier(0.22, 1, 0.36, 1)',
      steps: [
        { opacity: 0, transform: 'scale(0.3) rotate(-120deg)' },
        { opacity: 1, transform: 'none' },
      ],
    },
    fade('.done-3', 0, 1, { at: 8.1 }),
    glide('.symbol-3', { scale: 0.94 }, { scale: 1.06 }, { at: 8.1 }),
    enter('.preview', { y: 40 }, { at: 8.5, apart: 0.35 }),
  ],
}

export const identityTheftAndFraud: VideoScript = {
  film: videoOf('video2'),
  shots: [taken, offered, diverted, opened, noticed, answered],
  posterAt: 3.1,
}

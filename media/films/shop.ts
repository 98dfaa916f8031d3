import { part, place } from './draw.ts'

/** The box of the sample customer. */
export const BOX_NUMBER = 234

/** How far apart the boxes of the wall are. */
export const DOOR = { width: 150, height: 104 }

/** The front of the shop, standing on the origin, 660 wide: sign, awning, a window on the mailboxes, the door. `inside` is seen through the window. */
export function shopFront(inside = '') {
  const stripes = (side: number, fill: string) =>
    Array.from({ length: 11 }, (_, index) =>
      index % 2 === side
        ? `<path d="M${-330 + index * 60} -250h60l-4 54a28 26 0 0 1 -52 0z" fill="${fill}"/>`
        : '',
    ).join('')
  return `<rect x="-330" y="-352" width="660" height="352" fill="#2e353c"/><rect x="-342" y="-366" width="684" height="18" rx="3" fill="var(--trim)"/>
    <rect x="-312" y="-334" width="624" height="74" rx="8" fill="var(--sunken)"/>
    <text y="-282" text-anchor="middle" font-size="46" font-weight="680" fill="var(--text)">Private mailboxes</text>
    <rect x="-296" y="-212" width="384" height="176" fill="var(--glow)"/>${place(-284, -196, smallWall())}${inside}
    <path d="M-296 -212h384v176h-384z" stroke="var(--trim)" stroke-width="9"/><path d="M-104 -212v176" stroke="var(--trim)" stroke-width="6"/>
    <rect x="138" y="-212" width="142" height="212" fill="#27201a"/>
    <rect x="146" y="-204" width="126" height="204" fill="var(--glow)"/><rect x="146" y="-204" width="126" height="204" stroke="var(--trim)" stroke-width="10"/>
    <path d="M166 -120v46" stroke="var(--trim)" stroke-width="8" stroke-linecap="round"/>
    <path d="M-330 -36h420v36h-420z" fill="#262c32"/>
    ${stripes(0, '#d9d3c7')}${stripes(1, '#56616b')}<rect x="-330" y="-256" width="660" height="10" fill="var(--trim)"/>`
}

function smallWall() {
  const doors = Array.from({ length: 24 }, (_, index) => {
    const [x, y] = [(index % 6) * 60, Math.floor(index / 6) * 38]
    return `<rect x="${x + 2}" y="${y + 2}" width="56" height="34" rx="3" fill="${index === 8 ? 'var(--accent)' : '#5b6670'}"/><circle cx="${x + 48}" cy="${y + 19}" r="3" fill="#323a41"/>`
  })
  return `<rect width="360" height="156" fill="#3a434b"/>${doors.join('')}`
}

/** A wall of mailboxes, its upper left corner at the origin. The box `ours` is left out: it is drawn by itself. */
export function mailboxWall(columns: number, rows: number, ours: number, first: number) {
  const doors = Array.from({ length: columns * rows }, (_, index) => {
    if (index === ours) return ''
    const [x, y] = [(index % columns) * DOOR.width, Math.floor(index / columns) * DOOR.height]
    return place(x, y, door(String(first + index), 'var(--lifted)'))
  })
  return `<rect x="-24" y="-24" width="${columns * DOOR.width + 48}" height="${rows * DOOR.height + 48}" rx="26" fill="var(--raised)" stroke="var(--line)" stroke-width="3"/>${doors.join('')}`
}

function door(number: string, fill: string) {
  return `<rect x="5" y="5" width="140" height="94" rx="9" fill="${fill}" stroke="#39414a" stroke-width="2.5"/>
    <text x="22" y="44" font-size="26" font-weight="600" fill="#98a2ab">${number}</text>
    <path d="M22 62h44" stroke="#4b545c" stroke-width="4" stroke-linecap="round"/>
    <circle cx="120" cy="52" r="8" stroke="#7d8790" stroke-width="3.5"/><path d="M120 52v5" stroke="#7d8790" stroke-width="3.5" stroke-linecap="round"/>`
}

/** Our own box, in the place of a door: the dark inside, what is in it, and the door named `door`. */
export function ownBox(inside: string) {
  return `<rect x="5" y="5" width="140" height="94" rx="9" fill="var(--sunken)" stroke="#39414a" stroke-width="2.5"/>
    <clipPath id="inside"><path d="M-300 -300H700V97H-300z"/></clipPath><g clip-path="url(#inside)">${inside}</g>
    <path class="door" d="${doorShape(0)}" fill="var(--accent)" stroke="#7a4300" stroke-width="2"/>
    ${part(
      'plate',
      `<text x="22" y="46" font-size="30" font-weight="750" fill="var(--on-accent)">${BOX_NUMBER}</text>
    <path d="M22 64h44" stroke="var(--on-accent)" stroke-width="4" stroke-linecap="round"/>`,
    )}
    ${part('lock', `<circle cx="120" cy="52" r="11" fill="var(--on-accent)"/><path d="M120 46v12" stroke="var(--accent)" stroke-width="4" stroke-linecap="round"/>`)}`
}

/** The outline of the door: 0 is shut, 1 is wide open to the left. */
export function doorShape(open: number) {
  const angle = open * 1.95
  const [x, y] = [6 + Math.cos(angle) * 138, Math.sin(angle) * 20]
  const round = (value: number) => value.toFixed(1)
  return `M6 6L${round(x)} ${round(6 - y)}L${round(x)} ${round(98 + y)}L6 98Z`
}

/** The counter: its top at the origin's height, across the picture. */
export function counter() {
  const panels = [-40, 290, 620, 950].map(
    (x) =>
      `<rect x="${x}" y="66" width="300" height="200" rx="8" fill="#2b3137" stroke="#3a4249" stroke-width="3"/>`,
  )
  return `<rect x="-200" y="24" width="1680" height="340" fill="#252a2f"/>${panels.join('')}
    <rect x="-200" y="-8" width="1680" height="38" fill="#7c6653"/><rect x="-200" y="-8" width="1680" height="10" fill="#957d67"/>`
}

/** A clerk from the waist up, the counter's edge at the origin. */
export function clerk() {
  return `<path d="M-104 0v-104a66 62 0 0 1 66 -62h76a66 62 0 0 1 66 62V0z" fill="#51606e"/>
    <path d="M-50 0v-150l22 -16h56l22 16V0z" fill="#2b3137"/><path d="M-34 -166l34 40l34 -40" fill="#e4e0d8"/>
    <rect x="-24" y="-196" width="48" height="46" rx="20" fill="#b98563"/>
    ${part(
      'head foot',
      `<circle cy="-236" r="56" fill="#c99672"/><path d="M-60 -232a60 60 0 0 1 120 -6c-18 -2 -34 -14 -42 -30c-16 20 -46 30 -78 36z" fill="#2a2422"/>
    <circle cx="-18" cy="-230" r="5" fill="#2a2422"/><circle cx="22" cy="-230" r="5" fill="#2a2422"/><path d="M-14 -206q16 14 32 0" stroke="#7d4f38" stroke-width="5" stroke-linecap="round"/>`,
    )}
    <rect x="14" y="-112" width="46" height="20" rx="5" fill="var(--accent)"/>
    ${part('arm-left', `<path d="M-88 -96L-128 -34L-92 -8" stroke="#51606e" stroke-width="42" stroke-linecap="round" stroke-linejoin="round"/><circle cx="-84" cy="-6" r="21" fill="#c99672"/>`)}
    ${part('arm-right', `<path fill="#51606e" d="M88 -96L130 -34L94 -8" stroke="#51606e" stroke-width="42" stroke-linecap="round" stroke-linejoin="round"/><circle cx="86" cy="-6" r="21" fill="#c99672"/>`)}`
}

import { bar, letter, part, place } from './draw.ts'

const TILES = [report(), freeze(), delivery()]

/** The three first steps as tiles, about the middle of the picture; each has a frame, `done-1` to `done-3`, that lights up. */
export function steps() {
  return TILES.map((symbol, index) => {
    const number = index + 1
    const tile = `<rect x="-166" y="-178" width="332" height="356" rx="28" fill="var(--raised)" stroke="var(--line)" stroke-width="3"/>
      ${part(`done-${number}`, `<rect x="-166" y="-178" width="332" height="356" rx="28" fill="var(--lifted)" stroke="var(--accent)" stroke-width="5"/>`)}
      ${place(0, -28, part(`symbol-${number}`, symbol))}
      <text y="146" text-anchor="middle" font-size="52" font-weight="700" fill="var(--text)">${number}</text>`
    return place(264 + index * 376, 450, part('tile', tile))
  }).join('')
}

function report() {
  return `<rect x="-78" y="-104" width="156" height="204" rx="12" fill="var(--paper)"/>
    ${bar(-54, -76, 70, 13, 'var(--ink)')}
    ${[-40, -2, 36].map((y) => `<rect x="-54" y="${y}" width="24" height="24" rx="5" stroke="var(--ink)" stroke-width="4"/>${bar(-16, y + 7, 70, 10)}`).join('')}
    ${[-40, -2, 36].map((y) => `<path class="stroke tick" pathLength="1" d="M-49 ${y + 12}l8 8l14 -20" stroke="#b45f00" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>`).join('')}
    ${bar(-54, 76, 60)}`
}

function freeze() {
  const arm = [0, 60, 120, 180, 240, 300]
    .map((turn) => `<path transform="rotate(${turn})" d="M0 0V-54M0 -32l-14 -14M0 -32l14 -14"/>`)
    .join('')
  return `<rect x="-120" y="-74" width="240" height="152" rx="16" fill="#3f4a55"/><rect x="-120" y="-46" width="240" height="30" fill="#2b333b"/>
    ${bar(-98, 50, 70, 10, '#8c99a6')}
    ${part('flake', `<circle cy="0" r="68" fill="#dbe8f0"/><g stroke="#49708a" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">${arm}</g>`)}`
}

function delivery() {
  return `<rect x="-66" y="-116" width="132" height="232" rx="20" fill="#2b3138" stroke="var(--steel-light)" stroke-width="5"/>
    <rect x="-53" y="-92" width="106" height="178" rx="6" fill="#171a1d"/>${bar(-16, -106, 32, 6, 'var(--steel)')}
    ${[-58, 0, 58].map((y) => place(0, y - 2, part('preview', letter(84)))).join('')}`
}

import { addressTag, bar, bars, letter, part, place, sheet } from './draw.ts'

/** A payment card about its middle, with a name on it. */
export function paymentCard(name: string) {
  return `<rect x="-180" y="-113" width="360" height="226" rx="20" fill="#3f4a55"/>
    <path d="M-180 -20C-60 -90 40 60 180 -40V93a20 20 0 0 1 -20 20h-320a20 20 0 0 1 -20 -20z" fill="#495663"/>
    <rect x="-150" y="-56" width="58" height="44" rx="8" fill="var(--glow-soft)"/><path d="M-150 -34h58M-121 -56v44" stroke="#8d774f" stroke-width="3"/>
    ${[0, 1, 2, 3].map((group) => bar(-150 + group * 78, 12, 60, 12, '#8c99a6')).join('')}
    <text x="-150" y="86" font-size="40" font-weight="600" fill="var(--text)">${name}</text>
    <circle cx="126" cy="-72" r="22" fill="#8c99a6"/><circle cx="98" cy="-72" r="22" fill="#6d7a87"/>`
}

/** An identity card about its middle: with a portrait, or one that shows an address. */
export function identityCard(kind: 'photo' | 'address') {
  const picture =
    kind === 'photo'
      ? `<rect x="-126" y="-40" width="92" height="108" rx="8" fill="#c3cbd1"/><circle cx="-80" cy="2" r="22" fill="#7b8791"/><path d="M-122 68a42 36 0 0 1 84 0z" fill="#7b8791"/>`
      : `<rect x="-126" y="-40" width="92" height="108" rx="8" fill="#d9d0bf"/><path d="M-112 16L-80 -14L-48 16M-102 10v38h44V10" stroke="#8a7a5c" stroke-width="7" stroke-linejoin="round" stroke-linecap="round"/>`
  const head = kind === 'photo' ? '#5d7183' : '#7f745f'
  return `<rect x="-146" y="-86" width="300" height="184" rx="16" fill="#000" opacity=".3"/>
    <rect x="-150" y="-92" width="300" height="184" rx="16" fill="#e6e9ea"/>
    <path d="M-150 -58v-18a16 16 0 0 1 16 -16h268a16 16 0 0 1 16 16v18z" fill="${head}"/>
    ${bar(-126, -79, 120, 9, '#e6e9ea')}${picture}
    ${bar(-12, -34, 136, 13, '#6d757c')}${bars(-12, -4, 136, [0.7, 0.9, 0.55], 24).replaceAll('var(--paper-shade)', '#b4bcc2')}`
}

const SYMBOLS = {
  bank: 'M-34 -10L0 -34L34 -10zM-24 -2v26M-8 -2v26M8 -2v26M24 -2v26M-36 34h72',
  phone:
    'M-20 -38h40a5 5 0 0 1 5 5v66a5 5 0 0 1 -5 5h-40a5 5 0 0 1 -5 -5v-66a5 5 0 0 1 5 -5zM-7 26h14',
  power: 'M6 -38L-22 6h20l-6 32L22 -8H2z',
  car: 'M-36 18v-16l10 -6l10 -18h30l14 18l8 6v16zM-20 20a8 8 0 1 0 .1 0M20 20a8 8 0 1 0 .1 0',
  store:
    'M-32 -6v38h64v-38M-38 -8l8 -24h60l8 24a10 10 0 0 1 -19 2a10 10 0 0 1 -19 0a10 10 0 0 1 -19 0a10 10 0 0 1 -19 -2zM-8 32v-20h16v20',
  card: 'M-34 -24h68a5 5 0 0 1 5 5v38a5 5 0 0 1 -5 5h-68a5 5 0 0 1 -5 -5v-38a5 5 0 0 1 5 -5zM-38 -8h76M-26 10h20',
}

/** The kinds of account that are shown. */
export const accountKinds = Object.keys(SYMBOLS) as (keyof typeof SYMBOLS)[]

/** An account that has been opened, about its middle. */
export function account(kind: keyof typeof SYMBOLS, name: string) {
  return `<rect x="-168" y="-88" width="336" height="176" rx="18" fill="var(--lifted)" stroke="#3d444b" stroke-width="2.5"/>
    <circle cx="-112" cy="-28" r="0" /><g transform="translate(-112 -26) scale(.86)"><path d="${SYMBOLS[kind]}" stroke="var(--muted)" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/></g>
    ${bar(-54, -46, 150, 11, '#59626b')}${bar(-54, -20, 100, 11, '#444c54')}
    <text x="-142" y="60" font-size="40" font-weight="600" fill="var(--text)">${name}</text>`
}

/** A question mark on an orange disc, about its middle. */
export function question(name: string) {
  return part(
    name,
    `<circle r="26" fill="var(--accent)"/><text y="13" text-anchor="middle" font-size="38" font-weight="750" fill="var(--on-accent)">?</text>`,
  )
}

/** A form to fill in: boxes, each with a line of writing named `entry`, and the address among them. */
export function form() {
  const box = (x: number, y: number, width: number, written: number) =>
    `${bar(x, y - 16, width * 0.32, 7)}<rect x="${x}" y="${y}" width="${width}" height="44" rx="5" stroke="var(--paper-shade)" stroke-width="2.5"/>
    ${part('entry left', bar(x + 16, y + 18, written, 9, 'var(--ink)'))}`
  const content = `${bar(36, 40, 150, 14, 'var(--ink)')}${bar(36, 66, 220, 8)}
    ${box(36, 116, 156, 96)}${box(208, 116, 156, 110)}
    ${bar(36, 180, 104, 7)}<rect x="36" y="196" width="328" height="50" rx="5" stroke="var(--paper-shade)" stroke-width="2.5"/>
    ${place(46, 221, part('tag-form left', addressTag(250)))}
    ${box(36, 284, 328, 180)}${bars(36, 356, 328, [1, 0.92, 0.6], 20)}`
  return sheet(400, 470, content)
}

/** An invoice: its lines, its sum, and the address at its head. */
export function invoice() {
  const rows = [0, 1, 2]
    .map((row) => `${bar(32, 176 + row * 34, 150)}${bar(258, 176 + row * 34, 46)}`)
    .join('')
  const content = `${bar(32, 36, 96, 16, 'var(--ink)')}<circle cx="292" cy="44" r="18" fill="var(--paper-shade)"/>
    ${place(32, 108, part('tag-invoice left', addressTag(210)))}
    <path d="M32 148h276" stroke="var(--paper-shade)" stroke-width="3"/>${rows}
    <path d="M32 284h276" stroke="var(--paper-shade)" stroke-width="3"/>${bar(214, 306, 92, 14, 'var(--ink)')}`
  return sheet(340, 400, content)
}

/** A label as it is stuck on a package, about its middle. */
export function shippingLabel() {
  const code = [0, 9, 15, 26, 33, 44, 50, 62, 71, 78, 90, 96, 107]
  const lines = code.map(
    (x, index) =>
      `<path d="M${-84 + x * 1.5} 38v30" stroke="#3c3a36" stroke-width="${index % 3 ? 4 : 7}"/>`,
  )
  return `<rect x="-104" y="-80" width="208" height="160" rx="6" fill="var(--paper)"/>
    ${bars(-86, -62, 120, [0.8, 1], 16)}${place(-88, 0, part('tag-parcel left', addressTag(176)))}${lines.join('')}`
}

/** A record in a file or on a screen, about its middle. */
export function record(portrait = true) {
  const face = portrait
    ? `<circle cx="-62" cy="-6" r="17" fill="var(--line-strong)"/><path d="M-88 40a26 24 0 0 1 52 0z" fill="var(--line-strong)"/>`
    : `<rect x="-88" y="-22" width="52" height="62" rx="5" fill="var(--line-strong)"/>${bars(-80, -8, 36, [1, 0.7, 1], 16)}`
  return `<rect x="-104" y="-68" width="208" height="136" rx="12" fill="var(--lifted)" stroke="#454d55" stroke-width="2.5"/>
    <path d="M-104 -40h208" stroke="#454d55" stroke-width="2.5"/>
    <circle cx="-88" cy="-54" r="4.5" fill="var(--line-strong)"/><circle cx="-73" cy="-54" r="4.5" fill="var(--line-strong)"/>
    ${face}${bar(-20, -22, 92, 9, 'var(--muted)')}
    ${recordTag(false)}${bar(-20, 42, 64, 8, '#4c545c')}`
}

/** The address in a record: an outline, or filled once found. */
export function recordTag(found: boolean) {
  const outline = `<rect x="1" y="-15" width="106" height="30" rx="8" stroke="var(--accent)" stroke-width="2.5"/>
    <path d="M12 1l9 -8l9 8M15 0v8h12V0" stroke="var(--accent)" stroke-width="2.5" stroke-linejoin="round"/>${bar(40, -4, 56, 8, 'var(--accent)')}`
  return place(-20, 12, found ? addressTag(108) : outline)
}

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

import { part, place } from './draw.ts'

/** A bungalow that stands on the origin, its porch to the right. `lit` are the windows. */
export function house(lit = true) {
  const glass = lit ? 'var(--glow)' : '#20262c'
  const siding = Array.from({ length: 9 }, (_, row) => `M-270 ${-22 - row * 22}h540`).join('')
  return `<rect x="150" y="-372" width="52" height="120" fill="var(--roof-light)"/><rect x="143" y="-380" width="66" height="14" fill="var(--trim)"/>
    <rect x="-270" y="-212" width="540" height="212" fill="var(--wall)"/>
    <path d="${siding}" stroke="var(--wall-line)" stroke-width="2"/>
    <path d="M-330 -204L-60 -352L290 -300L330 -204z" fill="var(--roof)"/>
    <path d="M-330 -204L-60 -372L210 -204z" fill="var(--wall)"/>
    <path d="M-346 -196L-60 -376L226 -196" stroke="var(--roof-light)" stroke-width="22" stroke-linejoin="round" stroke-linecap="round"/>
    <rect x="-100" y="-290" width="80" height="54" rx="3" fill="${glass}" stroke="var(--trim)" stroke-width="7"/>
    <path d="M-60 -290v54" stroke="var(--trim)" stroke-width="5"/>
    ${place(-150, -52, windowPane(glass, 150))}
    ${porch(glass)}
    <rect x="-282" y="-12" width="564" height="14" fill="#2b3036"/>`
}

function windowPane(glass: string, width: number) {
  return `<rect x="${-width / 2}" y="-104" width="${width}" height="104" rx="3" fill="${glass}" stroke="var(--trim)" stroke-width="8"/>
    <path d="M0 -104v104M${-width / 2} -58h${width}" stroke="var(--trim)" stroke-width="5"/>
    <rect x="${-width / 2 - 12}" y="0" width="${width + 24}" height="10" fill="var(--trim)"/>`
}

function porch(glass: string) {
  return `<rect x="20" y="-196" width="270" height="184" fill="#2c333a"/>
    ${part(
      'door',
      `<rect x="60" y="-160" width="84" height="148" rx="3" fill="var(--wood)" stroke="var(--trim)" stroke-width="7"/>
    <rect x="78" y="-142" width="48" height="44" rx="2" fill="${glass}"/><circle cx="132" cy="-80" r="5" fill="var(--glow-soft)"/>`,
    )}
    ${place(216, -62, windowPane(glass, 76))}
    <path d="M0 -204L155 -268L310 -204z" fill="var(--roof-light)"/>
    <rect x="-2" y="-212" width="316" height="16" fill="var(--trim)"/>
    <path d="M24 -196h20l5 184H19zM266 -196h20l5 184h-30z" fill="var(--trim)"/>
    <rect x="6" y="-14" width="300" height="16" fill="#4b545c"/><rect x="46" y="0" width="130" height="12" fill="#3f474e"/>`
}

/** The sky, the palms and the ground of the street, for a horizon at y = 590. */
export function street() {
  return `${stars()}
    ${place(1178, 596, palm(1.05))}${place(96, 596, palm(0.86))}
    <rect x="-400" y="590" width="2080" height="400" fill="var(--night)"/>
    <path d="M-400 590h2080" stroke="#24292e" stroke-width="3"/>
    <path d="M-400 668h2080v300h-2080z" fill="#15181b"/><path d="M-400 668h2080" stroke="#2a2f34" stroke-width="4"/>`
}

/** A low hedge that stands on the origin. */
export function bush(width: number) {
  const round = (x: number, r: number) =>
    `<circle cx="${x * width}" cy="${-r * 0.5}" r="${r}" fill="var(--leaf)"/>`
  return `<path d="M${-width / 2} 0a${width / 2} 16 0 0 0 ${width} 0z" fill="var(--leaf-dark)"/>
    ${round(-0.34, width * 0.18)}${round(0.34, width * 0.2)}${round(0, width * 0.27)}
    <path d="M${-width / 2} -8h${width}v10h${-width}z" fill="var(--leaf)"/>`
}

function stars() {
  const spots = [60, 250, 410, 560, 700, 905, 1010, 1190].map(
    (x, index) =>
      `<circle cx="${x}" cy="${250 + ((index * 67) % 120)}" r="${index % 3 ? 1.6 : 2.4}" fill="var(--muted)"/>`,
  )
  return part('stars', spots.join(''))
}

function palm(scale: number) {
  const frond = (turn: number, length: number) =>
    `<path transform="rotate(${turn})" d="M0 0c${length * 0.3} -34 ${length * 0.8} -30 ${length} 26c${-length * 0.35} -26 ${-length * 0.7} -28 ${-length} -26z" fill="var(--leaf-dark)"/>`
  const side = frond(-62, 118) + frond(-32, 140) + frond(0, 146) + frond(34, 118)
  const crown = `${side}<g transform="scale(-1 1)">${side}</g>`
  return `<g transform="scale(${scale})">
    <path d="M0 0c-8 -110 -2 -220 14 -330" stroke="#20252a" stroke-width="15" stroke-linecap="round"/>
    <g transform="translate(14 -330)">${part('crown', crown)}</g></g>`
}

/** The box on a post at the curb, about 190 wide, its post standing on the origin; the mouth is to the left. */
export function curbMailbox(inside = '', open = true) {
  return `<rect x="-13" y="-150" width="26" height="150" fill="var(--wood)"/><rect x="-13" y="-150" width="9" height="150" fill="#7d6552"/>
    <path d="M-95 -150v-62a48 48 0 0 1 96 0v62z" fill="#23282d"/>
    ${inside}
    <path d="M-47 -260h142a48 48 0 0 1 48 48v62h-142v-62a48 48 0 0 0 -48 -48z" fill="var(--steel-dark)"/>
    <path d="M-47 -260h142a48 48 0 0 1 34 14h-142a48 48 0 0 0 -34 -14z" fill="var(--steel)"/>
    <path d="M1 -150v-62a48 48 0 0 0 -96 0v62" stroke="var(--steel-light)" stroke-width="7"/>
    <path d="M-95 -150h238" stroke="#343b42" stroke-width="9"/>
    ${part('flag right', `<path d="M70 -196v-96h34v26h-22v70z" fill="var(--trim)"/><circle cx="76" cy="-196" r="8" fill="var(--steel-light)"/>`)}
    ${open ? LID : SHUT}`
}

const LID = `<path d="M-97 -146h98l-18 58a8 8 0 0 1 -8 6h-66a8 8 0 0 1 -8 -8z" fill="var(--steel-dark)" stroke="var(--steel-light)" stroke-width="5" stroke-linejoin="round"/>`
const SHUT = `<path d="M1 -150v-62a48 48 0 0 0 -96 0v62z" fill="#5b656f" stroke="var(--steel-light)" stroke-width="7"/><path d="M-60 -232h26" stroke="var(--steel-light)" stroke-width="9" stroke-linecap="round"/>`

/** A faceless figure standing on the origin, 300 high. */
export function passerBy() {
  const leg = (name: string) =>
    part(
      `${name} top`,
      `<path d="M0 -142L4 -70L0 -4" stroke="#343c44" stroke-width="34" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
  return `${leg('leg-back')}${leg('leg-front')}
    <path d="M-44 -236a44 40 0 0 1 88 0l6 112h-100z" fill="#414b55"/>
    <circle cx="-2" cy="-292" r="31" fill="#59636d"/><path d="M-34 -296a32 32 0 0 1 62 -8l-22 -2z" fill="#2d343b"/>
    ${part('arm top', `<path d="M-6 -232L-30 -176L-66 -160" stroke="#4b5661" stroke-width="27" stroke-linecap="round" stroke-linejoin="round"/>`)}`
}

import { bar, bars, part } from './draw.ts'

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

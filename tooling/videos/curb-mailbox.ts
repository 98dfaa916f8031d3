import { part } from './draw.ts'

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

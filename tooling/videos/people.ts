import { part } from './draw.ts'

/** Somebody who walks past, standing on the origin, 300 high: a shape without a face. */
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

/** Who stands at the counter, from the waist up, the counter's edge at the origin. */
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

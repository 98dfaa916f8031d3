import { addressTag, bar, bars, part, place, sheet } from './draw.ts'

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

/** A record as it stands in somebody's files or on a screen, about its middle. */
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

/** The address in a record: an outline, or filled once somebody has found it. */
export function recordTag(found: boolean) {
  const outline = `<rect x="1" y="-15" width="106" height="30" rx="8" stroke="var(--accent)" stroke-width="2.5"/>
    <path d="M12 1l9 -8l9 8M15 0v8h12V0" stroke="var(--accent)" stroke-width="2.5" stroke-linejoin="round"/>${bar(40, -4, 56, 8, 'var(--accent)')}`
  return place(-20, 12, found ? addressTag(108) : outline)
}

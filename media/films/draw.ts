/** Puts a drawing somewhere, without being part of any movement. */
export function place(x: number, y: number, drawing: string, turn = 0, scale = 1) {
  const turned = turn ? ` rotate(${turn})` : ''
  const scaled = scale === 1 ? '' : ` scale(${scale})`
  return `<g transform="translate(${x} ${y})${turned}${scaled}">${drawing}</g>`
}

/** A part that can be moved by its name; it turns and grows about its middle, or as the name adds (`left`, `right`, `foot`). */
export function part(name: string, drawing: string) {
  return `<g class="part ${name}">${drawing}</g>`
}

/** Darkens the top of the picture, so that the line over it can be read. */
export function shade() {
  return part('shade', '<rect width="1280" height="300" fill="url(#shade)"/>')
}

/** A line of writing too small to read. */
export function bar(x: number, y: number, width: number, height = 8, fill = 'var(--paper-shade)') {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${fill}"/>`
}

/** Several lines of writing, each as long as its share of the width. */
export function bars(
  x: number,
  y: number,
  width: number,
  shares: number[],
  apart = 20,
  height = 8,
) {
  return shares.map((share, index) => bar(x, y + index * apart, width * share, height)).join('')
}

/** The home address wherever it is written: an orange tag with a house, its left end at the origin. */
export function addressTag(width = 150) {
  return `<rect y="-17" width="${width}" height="34" rx="9" fill="var(--accent)"/>
    <path d="M12 1l10-9 10 9M15 0v9h14V0" stroke="var(--on-accent)" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>
    ${bar(42, -4, width - 56, 8, 'var(--on-accent)')}`
}

/** A sheet of paper, its upper left corner at the origin. */
export function sheet(width: number, height: number, content = '') {
  return `<rect x="6" y="8" width="${width}" height="${height}" rx="8" fill="#000" opacity=".28"/>
    <rect width="${width}" height="${height}" rx="8" fill="var(--paper)"/>${content}`
}

/** An envelope from the front, about its middle. */
export function letter(width = 120, content = '') {
  const height = width * 0.62
  const [left, top] = [-width / 2, -height / 2]
  return `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${width / 30}" fill="var(--paper)"/>
    <rect x="${left + width * 0.79}" y="${top + height * 0.12}" width="${width * 0.14}" height="${height * 0.26}" fill="var(--steel)" opacity=".75"/>
    ${content || bars(left + width * 0.3, top + height * 0.5, width * 0.44, [0.7, 1, 0.85], height * 0.15, height * 0.07)}
    ${bars(left + width * 0.07, top + height * 0.14, width * 0.2, [1, 0.7], height * 0.13, height * 0.06)}`
}

/** A package standing on the origin, seen a little from above. */
export function parcel(width: number, height: number, label = '') {
  const depth = width * 0.16
  const [left, top] = [-width / 2, -height]
  const right = width / 2
  return `<path d="M${left} ${top}l${depth} ${-depth * 0.7}h${width}l${-depth} ${depth * 0.7}z" fill="var(--kraft-light)"/>
    <path d="M${right} ${top}l${depth} ${-depth * 0.7}v${height}l${-depth} ${depth * 0.7}z" fill="var(--kraft-dark)"/>
    <rect x="${left}" y="${top}" width="${width}" height="${height}" fill="var(--kraft)"/>
    <path d="M${-width * 0.07} ${top}l${depth} ${-depth * 0.7}h${width * 0.14}l${-depth} ${depth * 0.7}v${height * 0.24}h${-width * 0.14}z" fill="var(--tape)"/>
    ${label}`
}

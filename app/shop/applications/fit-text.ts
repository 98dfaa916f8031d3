/** In points. */
type WidthOf = (text: string, size: number) => number

type Room = { width: number; height: number; widthOf: WidthOf; lineHeight: number }

export const MIN_POINTS = 8
export const MIN_LIST_POINTS = 9
const MAX_POINTS = 11
const STEP_POINTS = 0.5

const SEPARATOR = ';'

export function fitLine(text: string, { width, widthOf }: Pick<Room, 'width' | 'widthOf'>) {
  return sizes(MIN_POINTS).find((size) => widthOf(text, size) <= width)
}

export function countFitting(text: string, { width, widthOf }: Pick<Room, 'width' | 'widthOf'>) {
  const characters = [...text]
  const over = characters.findIndex(
    (_, at) => widthOf(characters.slice(0, at + 1).join(''), MIN_POINTS) > width,
  )
  return over < 0 ? characters.length : over
}

/**
 * One name per line if all fit, else in running text.
 * @param reference the last line of a full field, by the number of names left
 * @returns the lines and the names left
 */
export function fitList(names: string[], room: Room, reference: (left: number) => string) {
  const { width, height, widthOf, lineHeight } = room
  const linesAt = (size: number) => Math.floor(height / (size * lineHeight))
  const fits = (size: number) =>
    names.length <= linesAt(size) && names.every((name) => widthOf(name, size) <= width)
  const size = sizes(MIN_LIST_POINTS).find(fits)
  if (size) return { lines: names, size, left: [] }

  const least = { size: MIN_LIST_POINTS, left: [] as string[] }
  const widthAtLeast = (text: string) => widthOf(text, MIN_LIST_POINTS)
  const maxLines = linesAt(MIN_LIST_POINTS)
  const all = flow(names, maxLines, width, widthAtLeast)
  if (all.placed === names.length) return { ...least, lines: all.lines }

  const { lines, placed } = flow(names, maxLines - 1, width, widthAtLeast)
  const left = names.slice(placed)
  return { ...least, lines: [...lines, reference(left.length)], left }
}

function flow(names: string[], maxLines: number, width: number, widthOf: (text: string) => number) {
  let lines: string[] = []
  for (const [at, name] of names.entries()) {
    const text = at < names.length - 1 ? name + SEPARATOR : name
    const last = lines.at(-1)
    const joined = last && `${last} ${text}`
    const next =
      joined && widthOf(joined) <= width
        ? [...lines.slice(0, -1), joined]
        : [...lines, ...wrap(text, width, widthOf)]
    if (next.length > maxLines) return { lines, placed: at }
    lines = next
  }
  return { lines, placed: names.length }
}

/** Breaks between words, and within words longer than a line. */
export function wrap(text: string, width: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.split(/(?<= )/)) {
    if (widthOf((line + part).trimEnd()) <= width) {
      line += part
      continue
    }
    if (line) lines.push(line.trimEnd())
    line = ''
    for (const character of part) {
      if (line && widthOf(line + character.trimEnd()) > width) {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line.trimEnd()].filter(Boolean)
}

function sizes(least: number) {
  const count = (MAX_POINTS - least) / STEP_POINTS + 1
  return Array.from({ length: count }, (_, at) => MAX_POINTS - at * STEP_POINTS)
}

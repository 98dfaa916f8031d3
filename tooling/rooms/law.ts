import type { Import } from './find-imports.ts'
import { rooms, type Room } from './rooms.ts'

const patterns = rooms.map((room) => ({ room, pattern: patternOf(room.at) }))

export function judge(file: string, { written, to, isType }: Import): string | null {
  if (written.startsWith('../')) return 'reaches across folders: say #app/…, #server/…, #shared/…'
  if (to === null) return null
  const [from, target] = [roomOf(file), roomOf(to)]
  if (!from || !target) return 'is in no room of tooling/rooms/rooms.ts'
  if (from.name === target.name) return null
  const allowed = [...from.room.reads, ...(isType ? (from.room.readsTypes ?? []) : [])]
  const may = (entry: string) =>
    entry === target.room.at || entry === target.name || target.name.startsWith(`${entry}/`)
  return allowed.some(may) ? null : `${from.name} may not read ${target.name}`
}

export function findCircles(imports: Map<string, string[]>): string[] {
  let left = new Set(imports.keys())
  for (let before = Infinity; before > left.size;) {
    before = left.size
    const read = new Set([...left].flatMap((file) => imports.get(file) ?? []))
    const isBetween = (file: string) =>
      read.has(file) && imports.get(file)?.some((other) => left.has(other))
    left = new Set([...left].filter(isBetween))
  }
  return [...left]
}

function roomOf(file: string): { room: Room; name: string } | null {
  for (const { room, pattern } of patterns) {
    const [name] = pattern.exec(file) ?? []
    if (name) return { room, name: room.at.includes('.') ? room.at : name }
  }
  return null
}

function patternOf(at: string) {
  const source = RegExp.escape(at)
    .replaceAll(String.raw`\*\*\/`, '(?:.*/)?')
    .replaceAll(String.raw`\*`, '[^/]*')
  return new RegExp(`^${source}(?=/|$)`)
}

import { readdirSync, readFileSync } from 'node:fs'

const MS_PER_TICK = 10

/** Linux: the processor time of a process and its children since they began, in milliseconds. */
export function processorMs(pid: number): number {
  const own = readStat(pid)
  if (!own) return 0
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.map(Number).filter((child) => readStat(child)?.parent === pid)
  return own.ms + children.reduce((sum, child) => sum + processorMs(child), 0)
}

function readStat(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // A program's name, in brackets, may contain anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [, parent = 0] = fields.map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0)
    return { parent, ms: ticks * MS_PER_TICK }
  } catch {
    return undefined
  }
}

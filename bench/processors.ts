import { readdirSync, readFileSync } from 'node:fs'

/** Of Linux: what /proc counts in. */
const TICKS_PER_S = 100
const MS_PER_TICK = 1_000 / TICKS_PER_S

/** The processor time that a process has taken since it began, in milliseconds, with that of its children, living and gone. */
export function processorMs(pid: number): number {
  const own = readStat(pid)
  if (!own) return 0
  const children = allProcesses().filter((child) => readStat(child)?.parent === pid)
  return own.ms + children.reduce((sum, child) => sum + processorMs(child), 0)
}

function readStat(pid: number) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of a program, in brackets, may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const [, parent = 0] = fields
    const ticks = fields.slice(11, 15).reduce((sum, one) => sum + one, 0)
    return { parent, ms: ticks * MS_PER_TICK }
  } catch {
    return undefined
  }
}

function allProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
}

/**
 * How much of the machine's processors others have taken from it since they were started, in milliseconds: where it is a guest of
 * a larger one, whatever waits meanwhile waits for them.
 */
export function takenMs() {
  const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [, , , , , , , , taken = 0] = all.split(/\s+/).map(Number)
  return taken * MS_PER_TICK
}

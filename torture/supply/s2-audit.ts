import { spawnSync } from 'node:child_process'

import { CannotRun, type Item, Wrongs } from '#torture/item.ts'

const COMMAND = ['audit', '--omit=dev', '--json']

type Report = { metadata?: { vulnerabilities?: Record<string, number> }; vulnerabilities?: object }

/** What the registry knows of flaws in what runs. */
export const audit: Item = {
  id: 'S2',
  title: 'Known flaws of what runs',
  bar: '0 high or critical',
  tiers: ['full', 'soak'],
  fault: { says: 'one flaw is high' },
  async measure({ isFaulted }) {
    const { stdout } = spawnSync('npm', COMMAND, { encoding: 'utf8', maxBuffer: 2 ** 28 })
    const counts = readReport(stdout).metadata?.vulnerabilities
    if (!counts) throw new CannotRun('the registry here does not answer `npm audit`')
    const { high = 0, critical = 0, moderate = 0, low = 0 } = counts
    const wrongs = new Wrongs()
    const grave = high + critical + (isFaulted ? 1 : 0)
    if (grave > 0) wrongs.add(`${grave} high or critical: see npm audit --omit=dev`)
    return wrongs.outcome(`${grave} high or critical, ${moderate} moderate, ${low} low`)
  },
}

function readReport(text: string): Report {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

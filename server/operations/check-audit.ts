import { readSettings } from '#server/settings.ts'
import { readLogHead } from '#server/shop/audit.ts'
import { checkLog, type NotedHead } from '#server/shop/check-log.ts'
import { operations } from '#shared/content/en/operations.ts'
import { interpolate } from '#shared/interpolate.ts'

import { readRows, verifyBackup } from './backup/read.ts'
import { type Command, runCommand } from './command.ts'
import { openReader } from './database.ts'
import { describeLogProblem } from './describe-log.ts'

const words = operations.checkAudit
const USAGE = 'Usage: npm run check-audit -- [BACKUP…]'

/** Checks the audit log by itself, by the days that were closed, and by the backups that are named. */
export const command: Command = async (files, environment) => {
  if (files.some((file) => file.startsWith('-'))) throw new Error(USAGE)
  const settings = readSettings(environment)
  const heads: NotedHead[] = []
  for (const file of files) heads.push(await readBackedUpHead(file, settings.backupKey))
  const database = openReader(settings, 'check-audit')
  try {
    const problem = await checkLog(database, heads)
    if (problem) throw new Error(describeLogProblem(problem))
    const { entries, hash } = await readLogHead(database)
    const whole = interpolate(words.whole, { count: entries, hash: hash || '-' })
    return files.length > 0
      ? `${whole} ${interpolate(words.backups, { files: files.join(', ') })}`
      : whole
  } finally {
    await database.destroy()
  }
}

/** How long the log was when a backup was made; made before there was a log, it was empty. */
async function readBackedUpHead(file: string, key: string | undefined): Promise<NotedHead> {
  const backup = await verifyBackup(file, key, { mayBePlain: true })
  for await (const [table, row] of readRows(backup)) {
    if (table !== 'audit_head') continue
    return { entries: Number(row.entries), hash: String(row.hash), notedBy: file }
  }
  return { entries: 0, hash: '', notedBy: file }
}

if (import.meta.main) await runCommand(command)

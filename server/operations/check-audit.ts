import { parseArgs } from 'node:util'

import { readSettings } from '#server/settings.ts'
import { readLogHead } from '#server/shop/core/audit/audit.ts'
import { checkLog, type NotedHead } from '#server/shop/core/audit/check-log.ts'
import { operations } from '#shared/content/operations.ts'
import { interpolate } from '#shared/interpolate.ts'

import { readRows, verifyBackup, type VerifiedBackup } from './backup/read.ts'
import { runCommand, type Command } from './command.ts'
import { openCurrentReader } from './database.ts'
import { formatLogProblem } from './format-log-problem.ts'

const words = operations.checkAudit
const USAGE = 'Usage: npm run check-audit -- [BACKUP…] [--unencrypted]'

export const command: Command = async (args, environment) => {
  const { files, mayBePlain } = readArguments(args)
  const settings = readSettings(environment)
  const heads: NotedHead[] = []
  for (const file of files) {
    const backup = await verifyBackup(file, settings.backupKey, { mayBePlain })
    heads.push(await readBackedUpHead(backup))
  }
  const database = await openCurrentReader(settings, 'check-audit')
  try {
    const problem = await checkLog(database, heads)
    if (problem) throw new Error(formatLogProblem(problem))
    const { entries, hash } = await readLogHead(database)
    const success = interpolate(words.whole, { count: entries, hash: hash || '-' })
    return files.length > 0
      ? `${success} ${interpolate(words.backups, { files: files.join(', ') })}`
      : success
  } finally {
    await database.destroy()
  }
}

async function readBackedUpHead(backup: VerifiedBackup): Promise<NotedHead> {
  const notedBy = backup.file
  for await (const [table, row] of readRows(backup)) {
    if (table !== 'audit_head') continue
    return { entries: Number(row.entries), hash: String(row.hash), notedBy }
  }
  return { entries: 0, hash: '', notedBy }
}

if (import.meta.main) await runCommand(command)

function readArguments(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { unencrypted: { type: 'boolean', default: false } },
    })
    return { files: positionals, mayBePlain: values.unencrypted }
  } catch {
    throw new Error(USAGE)
  }
}

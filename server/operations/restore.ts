import { parseArgs } from 'node:util'

import type { Reader } from '#server/database/database.ts'
import { readSettings } from '#server/settings.ts'
import { checkLog } from '#server/shop/core/audit/check-log.ts'
import { operations } from '#shared/content/operations.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import type { LogProblem } from '#shared/shop/core/log-problem.ts'

import { verifyBackup } from './backup/read.ts'
import { restorePostgres } from './backup/restore-postgres.ts'
import { restoreSqlite } from './backup/restore-sqlite.ts'
import { openCurrentRows } from './backup/upgrade.ts'
import { runCommand, type Command } from './command.ts'
import { formatLogProblem } from './format-log-problem.ts'

const sentences = operations.restore
const USAGE = 'Usage: npm run restore -- FILE [--replace] [--unencrypted] [--broken-log]'
const flag = { type: 'boolean', default: false } as const

export const command: Command = async (words, environment) => {
  const { file, replace, mayBePlain, mayBeBroken } = readArguments(words)
  const { databaseUrl, databaseCa, dataDir, backupKey } = readSettings(environment)
  const backup = await verifyBackup(file, backupKey, { mayBePlain })
  const { rows, close } = await openCurrentRows(backup)
  let logProblem: LogProblem | null = null
  async function checkLoaded(database: Reader) {
    logProblem = await checkLog(database)
    if (!logProblem || mayBeBroken) return
    const problem = formatLogProblem(logProblem)
    throw new Error(interpolate(sentences.refusedLog, { problem }))
  }
  const options = { replace, checkLoaded }
  const restored = databaseUrl
    ? restorePostgres(rows, { databaseUrl, databaseCa }, options)
    : restoreSqlite(rows, dataDir, options)
  const { loaded, aside } = await restored.finally(close)

  return [
    interpolateCount(sentences.done, loaded.users, { time: backup.header.time }),
    backupKey && !backup.isEncrypted && sentences.keyNotNeeded,
    logProblem && formatLogProblem(logProblem),
    sentences.signedOut,
    loaded.waitingEmails > 0 &&
      interpolate(sentences.waitingEmails, { count: loaded.waitingEmails }),
    loaded.deadEmails > 0 && interpolate(sentences.deadEmails, { count: loaded.deadEmails }),
    aside && interpolate(sentences.previous, { file: aside }),
  ]
    .filter(Boolean)
    .join('\n')
}

if (import.meta.main) await runCommand(command)

function readArguments(words: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { replace: flag, unencrypted: flag, 'broken-log': flag },
    })
    const [file, ...more] = positionals
    if (file && more.length === 0) {
      const { replace, unencrypted: mayBePlain, 'broken-log': mayBeBroken } = values
      return { file, replace, mayBePlain, mayBeBroken }
    }
  } catch {}
  throw new Error(USAGE)
}

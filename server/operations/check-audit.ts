import { readSettings } from '#server/settings.ts'
import { checkAudit } from '#server/shop/audit.ts'
import { operations } from '#shared/content/en/operations.ts'
import { interpolate } from '#shared/interpolate.ts'

import { type Command, runCommand } from './command.ts'
import { openReader } from './database.ts'

const words = operations.checkAudit
const USAGE = 'Usage: npm run check-audit'

export const command: Command = async (more, environment) => {
  if (more.length > 0) throw new Error(USAGE)
  const database = openReader(readSettings(environment), 'check-audit')
  try {
    let check = await checkAudit(database)
    while (!check.isDone) check = await checkAudit(database, check.through)
    const { through, brokenAt, hash } = check
    if (brokenAt !== null) throw new Error(interpolate(words.broken, { row: brokenAt }))
    return interpolate(words.whole, { count: through, hash: hash || '-' })
  } finally {
    await database.destroy()
  }
}

if (import.meta.main) await runCommand(command)

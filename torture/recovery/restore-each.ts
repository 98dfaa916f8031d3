import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { restoreBackup } from '#server/operations/backup/restore.ts'

/** Tries to restore every file of a folder, one after the other, as the command would; says which were taken. */
const [folder = ''] = process.argv.slice(2)
const taken: string[] = []
const said = new Set<string>()
for (const name of await readdir(folder)) {
  await restoreBackup([join(folder, name), '--replace']).then(
    () => taken.push(name),
    (error: Error) => said.add(error.message.replace(join(folder, name), 'FILE')),
  )
}
process.stdout.write(JSON.stringify({ taken, said: [...said] }))

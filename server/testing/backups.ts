import { join } from 'node:path'

import { afterEach, beforeEach, expect } from 'vitest'

import { addUsers, makeUser, readUsers, runCommand, withDatabase } from './accounts.ts'
import { makeDatabasePlace, makeMigratedPlace } from './database.ts'

type Place = Awaited<ReturnType<typeof makeDatabasePlace>>

/** For each test two databases, one to back up and one to restore into, and the commands as an owner calls them. */
export function useBackupPlaces() {
  const places = {} as { source: Place; target: Place; file: string }

  beforeEach(async () => {
    places.source = await makeMigratedPlace()
    places.target = await makeDatabasePlace()
    places.file = join(places.source.dataDir, 'site.backup')
  })

  afterEach(async () => {
    await places.source.remove()
    await places.target.remove()
  })

  return Object.assign(places, {
    async backUp(...emails: string[]) {
      await withDatabase(places.source, async (database) => {
        if (emails.length > 0) await addUsers(database, ...emails.map((email) => makeUser(email)))
      })
      expect(await runCommand('backup', [places.file], places.source)).toMatchObject({ code: 0 })
    },

    restore(...words: string[]) {
      return runCommand('restore', [places.file, ...words], places.target)
    },

    emailsAt(place: Place) {
      return withDatabase(place, async (database) => {
        return (await readUsers(database)).map(({ email }) => email)
      })
    },
  })
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterEach, beforeEach, expect } from 'vitest'

import { migrations } from '#server/database/migrate.ts'
import { verifyBackup } from '#server/operations/backup/read.ts'

import { addUsers, makeUser, readUsers, runCommand, withDatabase } from './accounts.ts'
import { makeDatabasePlace, makeMigratedPlace } from './database.ts'

type Place = Awaited<ReturnType<typeof makeDatabasePlace>>

export async function asLaterVersion<Result>(work: () => Promise<Result>) {
  migrations['9999-later'] = { up: async () => {} }
  try {
    return await work()
  } finally {
    delete migrations['9999-later']
  }
}

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

  async function addTo(place: Place, ...emails: string[]) {
    const users = emails.map((email) => makeUser(email))
    if (users.length > 0) await withDatabase(place, (database) => addUsers(database, ...users))
    return users
  }

  return Object.assign(places, {
    addTo,

    async backUp(...emails: string[]) {
      await addTo(places.source, ...emails)
      expect(await runCommand('backup', [places.file], places.source)).toMatchObject({ code: 0 })
    },

    restore(...words: string[]) {
      return runCommand('restore', [places.file, ...words], places.target)
    },

    async expectDamageFound(bits: number[], { at, key }: { at: number; key?: string }) {
      const original = await readFile(places.file)
      const bad = join(places.source.dataDir, 'bad.backup')
      const refuse = async (bytes: Buffer, damage: string) => {
        await writeFile(bad, bytes)
        await expect(verifyBackup(bad, key), `damaged: ${damage}`).rejects.toThrow('damaged')
      }
      const spread = Array.from({ length: at }, (_, turn) =>
        Math.floor((turn * original.length) / at),
      )
      for (const bit of [...spread.map((byte, turn) => byte * 8 + (turn % 8)), ...bits]) {
        const changed = Buffer.from(original)
        changed.writeUInt8(changed.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
        await refuse(changed, `bit ${bit}`)
      }
      for (const length of [...spread, original.length - 1]) {
        await refuse(original.subarray(0, length), `cut at ${length}`)
      }
      await refuse(Buffer.concat([original, Buffer.from('x')]), 'a byte more')
      await refuse(Buffer.concat([original, original]), 'twice')
    },

    emailsAt(place: Place) {
      return withDatabase(place, async (database) => {
        return (await readUsers(database)).map(({ email }) => email)
      })
    },
  })
}

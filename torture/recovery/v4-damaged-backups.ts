import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join as joinPath, resolve } from 'node:path'
import { promisify } from 'node:util'

import { TRAILER_BYTES } from '#server/operations/backup/format.ts'

import { upTo } from '#torture/at-once.ts'
import { type Item, Wrongs } from '#torture/item.ts'
import { settle } from '#torture/people.ts'

import { operate, withFolder } from './operate.ts'

const PRELOAD = resolve('torture/child/preload.ts')
const BITS = 8
const ACCOUNTS = 60
const RIGHT_WORDS =
  'FILE is damaged, cut short, or no backup that this version can read. Nothing was changed.'

/** A backup that is not as it was written puts nothing in the place of what is there. */
export const damagedBackups: Item = {
  id: 'V4',
  title: 'Damaged backups',
  bar: '500 bit flips and truncations: 100 % refused, live data untouched',
  tiers: ['full', 'soak'],
  fault: {
    says: 'the checksum is not compared',
    edits: [
      {
        file: 'server/operations/backup/read.ts',
        find: `return found.equals(seal(hash.digest('hex')))`,
        replace: `return found.length === seal(hash.digest('hex')).length`,
      },
    ],
  },
  async measure({ size, random, isFaulted, startServer }) {
    const edits = isFaulted ? (damagedBackups.fault.edits ?? []) : []
    const wrongs = new Wrongs()
    const server = await startServer()
    await settle(
      server,
      upTo(ACCOUNTS).map((index) => `v4-${index}@example.com`),
    )
    const count = isFaulted ? 60 : size({ fast: 60, full: 500 })
    await withFolder(async (folder) => {
      const file = joinPath(folder, 'shop.backup')
      await operate('backup', [file], server.dataDir, [])
      await server.kill()
      const damaged = joinPath(folder, 'damaged')
      await mkdir(damaged)
      await damage(await readFile(file), count, random, damaged)
      const before = await fingerprint(server.dataDir)
      const { taken, said } = await restoreEach(damaged, server.dataDir, JSON.stringify(edits))
      for (const name of taken) wrongs.add(`taken: ${name}`)
      for (const words of said) if (words !== RIGHT_WORDS) wrongs.add(words)
      if ((await fingerprint(server.dataDir)) !== before) wrongs.add('the data was touched')
    })
    return wrongs.outcome(`${count} damaged, ${count - wrongs.count} refused, data untouched`)
  },
}

/** Every other one has a bit turned, the rest are cut short; the last part gets its share of the bits. */
async function damage(whole: Buffer, count: number, random: () => number, folder: string) {
  for (const index of upTo(count)) {
    const span = index % 4 === 0 ? TRAILER_BYTES : whole.length
    const at = whole.length - 1 - Math.floor(random() * span)
    const bit = Math.floor(random() * BITS)
    const turned = Buffer.from(whole)
    turned.writeUInt8(turned.readUInt8(at) ^ (1 << bit), at)
    const isTurned = index % 2 === 0
    const name = isTurned ? `bit-${at * BITS + bit}-${index}` : `cut-${at}-${index}`
    await writeFile(joinPath(folder, name), isTurned ? turned : whole.subarray(0, at))
  }
}

async function restoreEach(
  folder: string,
  DATA_DIR: string,
  TORTURE_EDITS: string,
): Promise<{ taken: string[]; said: string[] }> {
  const env = { PATH: process.env.PATH, DATA_DIR, TORTURE_EDITS }
  const command = ['--import', PRELOAD, 'torture/recovery/restore-each.ts', folder]
  return JSON.parse((await promisify(execFile)(process.execPath, command, { env })).stdout)
}

/** Every file of the data directory, to the byte. */
async function fingerprint(dataDir: string) {
  const hash = createHash('sha256')
  for (const name of (await readdir(dataDir)).toSorted()) {
    hash.update(name)
    if (/\.sqlite(-wal)?$/.test(name)) hash.update(await readFile(joinPath(dataDir, name)))
  }
  return hash.digest('hex')
}

import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

import type { Edit } from '#torture/child/plant.ts'

const PRELOAD = resolve('torture/child/preload.ts')

/** Runs a keeper's command on a data directory, with faults planted if there are any. */
export function operate(
  name: 'backup' | 'restore' | 'delete-account',
  words: string[],
  dataDir: string,
  edits: Edit[],
  settings: Record<string, string> = {},
) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    TORTURE_EDITS: JSON.stringify(edits),
    ...settings,
  }
  const command = ['--import', PRELOAD, `server/operations/${name}.ts`, ...words]
  return promisify(execFile)(process.execPath, command, { env })
}

/** A folder that is gone when the work is done. */
export async function withFolder<Result>(work: (folder: string) => Promise<Result>) {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-recovery-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

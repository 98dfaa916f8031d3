import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CannotRun } from '#torture/item.ts'

let built: string | undefined

/**
 * The library that stands between the server and its disk, compiled once a run.
 *
 * @throws CannotRun where there is no compiler, or no LD_PRELOAD
 */
export function buildShim() {
  if (process.platform !== 'linux') throw new CannotRun('no LD_PRELOAD on this system')
  built ??= compile(join(mkdtempSync(join(tmpdir(), 'mailbox-shim-')), 'shim.so'))
  return built
}

function compile(library: string) {
  const words = ['-shared', '-fPIC', '-O2', '-o', library, 'torture/durability/shim.c', '-ldl']
  const { error, status, stderr } = spawnSync('gcc', words, { encoding: 'utf8' })
  if (error) throw new CannotRun('no gcc on this machine')
  if (status !== 0) throw new Error(`The shim does not compile: ${stderr}`)
  return library
}

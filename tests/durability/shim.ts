import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The library between the server and its disk needs a compiler and LD_PRELOAD. */
export const hasShim =
  process.platform === 'linux' && spawnSync('gcc', ['--version']).error === undefined

let built: string | undefined

export function buildShim() {
  built ??= compile(join(mkdtempSync(join(tmpdir(), 'mailbox-shim-')), 'shim.so'))
  return built
}

function compile(library: string) {
  const words = ['-shared', '-fPIC', '-O2', '-o', library, 'tests/durability/shim.c', '-ldl']
  const { status, stderr } = spawnSync('gcc', words, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The shim does not compile: ${stderr}`)
  return library
}

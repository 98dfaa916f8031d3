// Runs on the machine's own Node, before anything is installed: plain JavaScript, no packages.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { setPriority } from 'node:os'

import { lockFile } from './lock.mjs'

/**
 * Runs a command of a build. All that it says is added to a log.
 *
 * @param isForOwner its faults are sentences, to be read at once
 * @returns what it writes
 * @throws Error that names what failed and the log
 */
export async function run(command, words, { what, log, env, isForOwner, shell, priority }) {
  const stdio = ['ignore', 'pipe', 'pipe', lockFile()]
  const child = spawn(command, words, { stdio, shell, env: { ...process.env, ...env } })
  if (priority) lower(child.pid, priority)
  const end = () => child.kill()
  process.once('exit', end)
  let written = ''
  let faults = ''
  child.stdout.setEncoding('utf8').on('data', (text) => (written += text))
  child.stderr.setEncoding('utf8').on('data', (text) => (faults += text))
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => appendFileSync(log, text))
  const [status] = await once(child, 'close').catch(
    ({ message }) => appendFileSync(log, message) ?? [],
  )
  process.off('exit', end)
  if (status === 0) return written
  throw new Error(`${isForOwner ? faults : ''}${what}: ${log} says why.`)
}

/** A system that forbids it runs the command as it is. */
function lower(pid, priority) {
  try {
    setPriority(pid, priority)
  } catch {}
}

/** @returns what follows the command's name; where that is not as it may be, the command ends with its usage */
export function readWords(usage, areRight = ({ length }) => length === 0) {
  const words = process.argv.slice(2)
  if (!areRight(words)) endWith({ message: `Usage: ${usage}` })
  return words
}

/** Ends a command with the sentence of what failed. */
export function endWith({ message }) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

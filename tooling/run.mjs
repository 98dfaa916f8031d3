// Runs on the machine's own Node before anything is installed: plain JavaScript, no packages.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync } from 'node:fs'
import { setPriority } from 'node:os'

import { lockFile } from './lock.mjs'

/**
 * Runs a build command, appending its output to a log.
 * @param isForOwner whether the error repeats the standard error
 * @returns the standard output
 * @throws Error that names the failure and the log
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

/** Some systems forbid it. */
function lower(pid, priority) {
  try {
    setPriority(pid, priority)
  } catch {}
}

export function readWords(usage, areRight = ({ length }) => length === 0) {
  const words = process.argv.slice(2)
  if (!areRight(words)) endWith({ message: `Usage: ${usage}` })
  return words
}

export function endWith({ message }) {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

// Runs on the machine's own Node before anything is installed: plain JavaScript, no packages.
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'

const FOLDER = 'build/lock'
const RETRY_MS = 100
/** A process may have bound its socket without listening yet. */
const LISTENS_WITHIN_MS = 500

let held = 'ignore'

/** Inherited by each command under the lock, so that it holds the lock after its parent was killed (not on Windows). */
export const lockFile = () => held

/**
 * One process at a time may work in this folder. The lock is a listening socket, which the system
 * releases when its last holder ends; after a kill its file remains, and the next number is used.
 */
export async function alone(work) {
  mkdirSync(FOLDER, { recursive: true })
  const release = await take()
  process.once('exit', release)
  try {
    return await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

async function take() {
  let hasSaid = false
  const say = () => {
    if (!hasSaid) process.stdout.write('Another command installs or builds here: waiting for it.\n')
    hasSaid = true
  }
  for (let number = 1; ;) {
    const { server, fault, release } = await listen(number)
    if (server && (await isFirst(number, say))) {
      held = process.platform === 'win32' ? 'ignore' : server._handle.fd
      return release
    }
    release()
    // The file system has no sockets, so there is no lock.
    if (fault && fault !== 'EADDRINUSE') return release
    const found = server ? 'ended' : await waitAt(number, say)
    if (found === 'ECONNREFUSED') number += 1
    else if (found === 'ended') number = 1
    else await setTimeout(RETRY_MS)
  }
}

/** @returns false when another process had it and has ended since */
async function isFirst(number, say) {
  if (number > 1) await setTimeout(LISTENS_WITHIN_MS)
  for (let lower = 1; lower < number; lower += 1)
    if ((await waitAt(lower, say)) === 'ended') return false
  return true
}

async function listen(number) {
  const waiting = new Set()
  const server = createServer((socket) => waiting.add(socket.on('error', () => {})))
  const release = () => {
    held = 'ignore'
    server.close()
    for (const socket of waiting) socket.destroy()
  }
  try {
    await once(server.listen(pathOf(number)), 'listening')
    server.unref()
    return { server, release }
  } catch ({ code }) {
    return { fault: code, release }
  }
}

/** @returns 'ended' when its holder ends, or why it can't be reached */
async function waitAt(number, say) {
  const socket = connect(pathOf(number))
  try {
    await once(socket, 'connect')
  } catch ({ code }) {
    return code
  }
  say()
  socket.on('error', () => {})
  await new Promise((resolve) => void socket.on('close', resolve).resume())
  return 'ended'
}

function pathOf(number) {
  if (process.platform !== 'win32') return `${FOLDER}/${number}`
  const folder = createHash('sha256').update(process.cwd()).digest('hex')
  return String.raw`\\.\pipe\mailbox-${folder}-${number}`
}

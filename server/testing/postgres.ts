import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { Client } from 'pg'

import { freePort } from './free-port.ts'

const INSTALLED = '/usr/lib/postgresql'
const START_TIMEOUT_MS = 20_000
const POLL_MS = 50
/** PostgreSQL refuses to run as root; Debian's `nobody` owns nothing. */
const NOBODY = 65_534

type Certificate = { cert: string; key: string }

export async function startPostgres({
  tls,
  folder = tmpdir(),
  settings = [],
}: { tls?: Certificate; folder?: string; settings?: string[] } = {}) {
  const programs = findPrograms()
  const directory = mkdtempSync(join(folder, 'mailbox-postgres-'))
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (identity.uid) chownSync(directory, identity.uid, identity.gid)
  const data = join(directory, 'data')
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']
  execFileSync(join(programs, 'initdb'), initial, { ...identity, cwd: directory, stdio: 'pipe' })

  const encryption = tls ? installCertificate(directory, tls, identity) : []
  const more = settings.flatMap((setting) => ['-c', setting])
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  let server: ChildProcess

  async function start() {
    const options = [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      directory,
      '-h',
      '127.0.0.1',
      '-N',
      '300',
      ...encryption,
      ...more,
    ]
    const limit = Date.now() + START_TIMEOUT_MS
    do {
      server = spawn(join(programs, 'postgres'), options, {
        ...identity,
        cwd: directory,
        stdio: 'ignore',
      })
      // After a crash the old processes end a moment later; until then it does not start.
    } while (!(await isReady(url, server, limit)))
  }

  async function end(signal: NodeJS.Signals) {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }

  await start()
  return {
    url,
    get pid() {
      return server.pid ?? 0
    },
    start,
    crash: () => end('SIGKILL'),
    halt: () => end('SIGINT'),
    async stop() {
      await end('SIGINT')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function installCertificate(
  directory: string,
  { cert, key }: Certificate,
  { uid, gid }: { uid?: number; gid?: number },
) {
  const files = { ssl_cert_file: cert, ssl_key_file: key }
  const settings = Object.entries(files).map(([name, text]) => {
    const file = join(directory, name)
    writeFileSync(file, text, { mode: 0o600 })
    if (uid && gid) chownSync(file, uid, gid)
    return ['-c', `${name}=${file}`]
  })
  return ['-c', 'ssl=on', ...settings.flat()]
}

function findPrograms() {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : []
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  if (newest) return join(INSTALLED, newest, 'bin')
  throw new Error(`No PostgreSQL in ${INSTALLED}: install the Debian package postgresql`)
}

async function isReady(url: string, server: ChildProcess, limit: number) {
  for (;;) {
    const client = new Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      if (Date.now() > limit) throw error
      await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    }
    if (server.exitCode !== null) return false
  }
}

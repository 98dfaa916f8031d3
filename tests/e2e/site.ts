import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { freePort } from '#server/testing/free-port.ts'
import { NODE_COMPILE_CACHE } from '#tests/support/compile-cache.ts'

export type RunningSite = {
  url: string
  dataDir: string
  server: ChildProcess
  /** What the server has printed so far. */
  output(): string
  /** The texts of the emails to an address, the oldest first. */
  emails(address: string): Promise<string[]>
  stop(): Promise<void>
}

const TIMEOUT_MS = 60_000
const INTERVAL_MS = 50

/**
 * Starts the real server, as `npm start` does, on a free port with a data directory of its own.
 *
 * @param preload a module that is loaded before it, in its process, and that can be spoken to
 */
export async function startSite(
  settings: Record<string, string> = {},
  preload?: string,
): Promise<RunningSite> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'mailbox-site-')))
  const port = settings.PORT ?? String(await freePort())
  const url = `http://localhost:${port}`
  const ours = { PORT: port, DATA_DIR: dataDir, SITE_URL: url }
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE, ...ours, ...settings }
  const args = preload ? ['--import', preload, 'server/main.ts'] : ['server/main.ts']
  const stdio: StdioOptions = preload ? ['pipe', 'pipe', 'pipe', 'ipc'] : 'pipe'
  const server = spawn(process.execPath, args, { env, stdio })
  let printed = ''
  for (const stream of [server.stdout, server.stderr])
    stream?.on('data', (text) => (printed += text))

  const stop = () => stopServer(server, settings.DATA_DIR ? undefined : dataDir)
  await until(async () => {
    if (server.exitCode !== null) throw new Error(`The server stopped at once:\n${printed}`)
    return fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  }, TIMEOUT_MS).catch(async (error) => {
    await stop()
    throw error
  })
  return {
    url,
    dataDir,
    server,
    output: () => printed,
    emails: (to) => emailsTo(dataDir, to),
    stop,
  }
}

/** The link in the newest email to an address, once there are more than `after`. */
export async function linkMailedTo({ emails }: RunningSite, address: string, after = 0) {
  let found: string[] = []
  await until(async () => (found = await emails(address)).length > after, TIMEOUT_MS)
  const [link] = found.at(-1)?.match(/https?:\/\/\S*token_hash=\S+/) ?? []
  if (!link) throw new Error('The newest email holds no link')
  return link
}

/** Waits until something is so; what it throws ends the waiting. */
export async function until(isSo: () => Promise<boolean>, limitMs: number) {
  const end = Date.now() + limitMs
  while (Date.now() < end) {
    if (await isSo()) return
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
  throw new Error(`It was not so within ${limitMs} ms`)
}

async function stopServer(server: ChildProcess, folder?: string) {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
  if (folder) await rm(folder, { recursive: true, force: true })
}

async function emailsTo(dataDir: string, address: string) {
  const folder = join(dataDir, 'mail', encodeURIComponent(address))
  const names = await readdir(folder).catch(() => [])
  const texts = names.filter((name) => /^[^.].*\.txt$/.test(name)).toSorted()
  return Promise.all(texts.map((name) => readFile(join(folder, name), 'utf8')))
}

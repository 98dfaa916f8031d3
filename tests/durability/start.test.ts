import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { confirm } from '#server/testing/fixtures.ts'
import { freePort } from '#server/testing/free-port.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { until } from '#tests/support/watch.ts'

const TIMEOUT_MS = 60_000
const { PATH, HOME } = process.env

let dataDir: string
let port: string
const started: ChildProcess[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailbox-start-'))
  port = String(await freePort())
})

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

function start(command: string, words: string[], cwd = process.cwd()) {
  const child = spawn(command, words, { cwd, env: { PATH, HOME, PORT: port, DATA_DIR: dataDir } })
  started.push(child)
  return child
}

function isReady() {
  return fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

describe('npm start', () => {
  it('the second time installs and builds nothing, says where the site is, and stops when told', async () => {
    const command = start(process.execPath, ['tooling/start.mjs'])
    let printed = ''
    for (const stream of [command.stdout, command.stderr]) {
      stream.on('data', (text) => (printed += text))
    }
    const ended = once(command, 'exit')
    await until(async () => /started|Building|Installing/.test(printed), TIMEOUT_MS)
    command.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(printed).toContain(`http://localhost:${port}\n`)
    expect(printed).toContain(`http://localhost:${port}/dev/inbox`)
    expect(printed).not.toMatch(/Installing|Building/)
    expect(printed).toContain('stopped')
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  })

  it('serves the first page before the other languages are built, takes them in, and packs last', async () => {
    const tree = await halfBuiltTree()
    const command = start(process.execPath, ['tooling/start.mjs'], tree)
    let printed = ''
    command.stderr.on('data', (text) => (printed += text))
    expect(await once(command, 'exit')).toEqual([1, null])
    expect(printed).toContain('a page in Spanish: 503, come again in 10 s; when it is built: 200')
    // Files that could not be packed leave no server behind that nobody watches.
    await expect.poll(isReady, { timeout: TIMEOUT_MS }).toBe(false)
    await rm(tree, { recursive: true })
  })

  it('takes the server with it when npm is ended', async () => {
    const npm = start('npm', ['start'])
    await until(isReady, TIMEOUT_MS)
    npm.kill('SIGTERM')
    await expect.poll(isReady, { timeout: TIMEOUT_MS }).toBe(false)
  })
})

/**
 * One page in the site's first language, in a folder of its own whose builder makes nothing. The last two steps of a build ask the server, and
 * the very last says what it answered, and fails.
 */
async function halfBuiltTree() {
  const tree = await mkdtemp(join(tmpdir(), 'mailbox-tree-'))
  for (const folder of ['build/client', 'node_modules/@react-router/dev'])
    await mkdir(join(tree, folder), { recursive: true })
  await cp('tooling', join(tree, 'tooling'), { recursive: true })
  await cp('build/client/index.html', join(tree, 'build/client/index.html'))
  const packages = (await readdir('node_modules')).filter((name) => name !== '@react-router')
  const same = ['app', 'public', 'server', 'shared', 'package.json', 'package-lock.json']
    .concat(['react-router.config.ts', 'vite.config.ts'])
    .concat(['pages.json', 'rental.json', 'shop.json'].map((name) => `build/${name}`))
    .concat(packages.map((name) => `node_modules/${name}`))
  for (const name of same) await symlink(resolve(name), join(tree, name))
  const ask = `const ask = (path) => fetch('http://127.0.0.1:${port}' + path).catch(() => ({}))
    async function until(path) { while ((await ask(path)).status !== 200); }`
  const written = {
    'node_modules/@react-router/dev/bin.cjs': '',
    'tooling/finish-language.ts': '',
    'tooling/finish-build.ts': `import { mkdirSync, writeFileSync } from 'node:fs'
      ${ask}
      if (process.argv[2] === 'en') process.exit()
      await until('/')
      const { status, headers } = await ask('/es/login')
      writeFileSync('said', status + ', come again in ' + headers.get('Retry-After') + ' s')
      mkdirSync('build/client/es')
      writeFileSync('build/client/es/index.html', '<html lang="es">Hola</html>')`,
    'tooling/compress.ts': `import { readFileSync } from 'node:fs'
      ${ask}
      await until('/es')
      process.stderr.write('a page in Spanish: ' + readFileSync('said') + '; when it is built: 200')
      process.exit(1)`,
  }
  for (const [name, text] of Object.entries(written)) await writeFile(join(tree, name), text)
  // As where the owner takes a change back: what was packed once is gone since.
  await writeFile(join(tree, 'build/.made-from'), 'of other files')
  await writeFile(join(tree, 'build/.packed-from'), await fingerprintOf(tree))
  return tree
}

async function fingerprintOf(tree: string) {
  const code = `const { fingerprint } = await import('./tooling/site-build.mjs')
    process.stdout.write(fingerprint())`
  const words = ['--input-type=module', '--eval', code]
  return spawnSync(process.execPath, words, { cwd: tree, encoding: 'utf8' }).stdout
}

describe('a start', () => {
  it('with a wrong setting stops with a line that names it, and no secret', () => {
    const { status, stderr } = startAndFail({ PORT: 'many', JWT_SECRET: 'hunter2' })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(/PORT.*JWT_SECRET/)
    expect(stderr).not.toContain('hunter2')
  })

  it('on the data or the port of a server that runs stops, and harms that one not', async () => {
    const site = await startProcess({ isPlain: true })
    const onItsData = startAndFail({ PORT: port, DATA_DIR: site.dataDir })
    expect([onItsData.status, onItsData.stderr]).toEqual([1, expect.stringContaining('DATA_DIR')])
    const onItsPort = startAndFail({ PORT: new URL(site.url).port, DATA_DIR: dataDir })
    expect([onItsPort.status, onItsPort.stderr]).toEqual([1, expect.stringContaining('PORT')])
    expect((await fetch(`${site.url}/health/ready`)).status).toBe(200)
    await site.stop()
  })
})

function startAndFail(env: Record<string, string>) {
  return spawnSync(process.execPath, ['server/main.ts'], {
    env: { PATH, ...env },
    encoding: 'utf8',
  })
}

it('a server whose output nobody reads goes on, and stops when told', async () => {
  const server = start(process.execPath, ['server/main.ts'])
  server.stdout?.destroy()
  server.stderr?.destroy()
  await until(isReady, TIMEOUT_MS)
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

describe('where the file system is read-only', () => {
  /** Node itself refuses every write but below this folder. */
  const writingOnlyTo = (folder: string) => ({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--permission --allow-addons --allow-fs-read=* --allow-fs-write=${folder}`,
  })

  it('but for its data directory, the server does all it does', async () => {
    const site = await startProcess({ settings: writingOnlyTo(dataDir), isPlain: true })
    await confirm(site)
    expect((await fetch(`${site.url}/`)).status).toBe(200)
    await site.stop()
    expect(site.output()).not.toMatch(/ERR_ACCESS_DENIED|"level":[56]0/)
  })

  it('its data directory included, the server ends at once', async () => {
    const site = startProcess({
      settings: writingOnlyTo(`${dataDir}-other`),
      isPlain: true,
    })
    await expect(site).rejects.toThrow('The server stopped at once')
  })
})

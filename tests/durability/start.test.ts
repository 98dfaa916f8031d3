import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { confirm } from '#server/testing/fixtures.ts'
import { freePort } from '#server/testing/free-port.ts'
import { NODE_COMPILE_CACHE } from '#tests/support/compile-cache.ts'
import { startProcess } from '#tests/support/start-process.ts'
import { pause, until } from '#tests/support/watch.ts'

/** Ends a test that hangs: builds and starts take as long as a busy machine lets them. */
const TIMEOUT_MS = 300_000
const A_WHILE_MS = 1_000
const { PATH, HOME } = process.env

let dataDir: string
let port: string
const started: ChildProcess[] = []
const trees: string[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'mailbox-start-'))
  port = String(await freePort())
})

afterEach(async () => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
  for (const folder of [dataDir, ...trees.splice(0)])
    await rm(folder, { recursive: true, force: true })
})

function start(command: string, words: string[], cwd = process.cwd()) {
  const env = { PATH, HOME, NODE_COMPILE_CACHE, PORT: port, DATA_DIR: dataDir }
  const child = spawn(command, words, { cwd, env })
  started.push(child)
  return child
}

function isReady() {
  return fetch(`http://127.0.0.1:${port}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

describe('npm start', { timeout: 3 * TIMEOUT_MS }, () => {
  it('the second time installs and builds nothing, prints the address, and stops when told', async () => {
    const { child, printed } = watch(start(process.execPath, ['tooling/start.mjs']))
    const ended = once(child, 'exit')
    await until(async () => /started|installing|building/.test(printed()), TIMEOUT_MS)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(printed()).toContain(`http://localhost:${port}\n`)
    expect(printed()).toContain(`http://localhost:${port}/dev/inbox`)
    expect(printed()).not.toMatch(/installing|building/)
    expect(printed()).toContain('stopped')
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
  })

  it('serves the first page before other languages, and the previous site when a build fails', async () => {
    const { begin, write } = await halfBuiltTree()
    await write('fails', 'es')
    const first = begin()
    await first.says('The Spanish pages could not be built: build/build.log says why. The site')
    expect(await isReady()).toBe(true)
    await first.stop()

    await write('fails', '')
    const second = begin()
    await second.says('Everything is built')
    expect(second.printed()).toContain('Spanish: 503, come again in 10 s; when it is built: 200')
    second.child.kill('SIGKILL')
    await expect.poll(isReady, { timeout: TIMEOUT_MS }).toBe(false)

    await write('tooling/changed.ts', '')
    await write('fails', 'es')
    await begin().says('The site is served as it was built before.')
    await until(isReady, TIMEOUT_MS)
    const pages = ['', 'es'].map((path) => fetch(`http://127.0.0.1:${port}/${path}`))
    expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200])
  })

  it('waits for a build in the same folder, and takes over when it is killed', async () => {
    const { begin, write, tree } = await halfBuiltTree()
    await write('waits', 'en')
    const first = begin()
    await until(async () => existsSync(join(tree, 'begun')), TIMEOUT_MS)
    const second = begin()
    await second.says('Another command installs or builds here')
    first.child.kill('SIGKILL')
    await pause(A_WHILE_MS)
    expect(second.printed()).not.toContain('building')
    await rm(join(tree, 'waits'))
    await second.says('Everything is built')
  })

  it('stops the server when npm is killed', async () => {
    const npm = start('npm', ['start'])
    await until(isReady, TIMEOUT_MS)
    npm.kill('SIGTERM')
    await expect.poll(isReady, { timeout: TIMEOUT_MS }).toBe(false)
  })
})

/**
 * A copy of the repository whose builder makes one page for each language. It fails for the language named in the file `fails`, and waits
 * while a file `waits` exists. The last steps of the build request pages from the server, and the last one prints its answers.
 */
async function halfBuiltTree() {
  const tree = await mkdtemp(join(tmpdir(), 'mailbox-tree-'))
  trees.push(tree)
  const write = (name: string, content: string) => writeFile(join(tree, name), content)
  await mkdir(join(tree, 'node_modules/@react-router/dev'), { recursive: true })
  await cp('tooling', join(tree, 'tooling'), { recursive: true })
  const packages = (await readdir('node_modules')).filter((name) => name !== '@react-router')
  const same = ['app', 'public', 'server', 'shared', 'package.json', 'package-lock.json']
    .concat(['react-router.config.ts', 'vite.config.ts'])
    .concat(packages.map((name) => `node_modules/${name}`))
  for (const name of same) await symlink(resolve(name), join(tree, name))
  const ask = `const ask = (path) => fetch('http://127.0.0.1:${port}' + path).catch(() => ({}))
    async function until(path) { while ((await ask(path)).status !== 200); }`
  const written = {
    'node_modules/@react-router/dev/bin.cjs': `const fs = require('node:fs')
      fs.writeFileSync('begun', '')
      while (fs.existsSync('waits')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
      const fails = fs.existsSync('fails') && fs.readFileSync('fails', 'utf8')
      if (fails === process.env.SITE_LANGUAGE) throw new Error('It fails')`,
    'tooling/facts/check-facts.ts': `process.stdout.write('en es')`,
    'tooling/subset-font.ts': '',
    'tooling/finish-language.ts': '',
    'tooling/finish-build.ts': `import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
      ${ask}
      const [language, site] = process.argv.slice(2)
      if (language === 'en') {
        for (const name of ['client/index.html', 'pages.json', 'shop.json', 'rental.json'])
          cpSync('${resolve('build')}/' + name, site + '/' + name)
        process.exit()
      }
      if (site === 'build') {
        await until('/')
        const { status, headers } = await ask('/es/login')
        writeFileSync('said', status + ', come again in ' + headers.get('Retry-After') + ' s')
      }
      mkdirSync(site + '/client/es', { recursive: true })
      writeFileSync(site + '/client/es/index.html', '<html lang="es">Hola</html>')`,
    'tooling/compress.ts': `${ask}
      await until('/es')`,
    'tooling/launch/check-launch.ts': `import { readFileSync } from 'node:fs'
      process.stdout.write('a page in Spanish: ' + readFileSync('said') + '; when it is built: 200')`,
  }
  for (const [name, content] of Object.entries(written)) await write(name, content)
  return { tree, write, begin: () => watch(start(process.execPath, ['tooling/start.mjs'], tree)) }
}

function watch(child: ChildProcess) {
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (printed += text))
  return {
    child,
    printed: () => printed,
    says: (sentence: string) => until(async () => printed.includes(sentence), TIMEOUT_MS),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await until(async () => !(await isReady()), TIMEOUT_MS)
    },
  }
}

describe('a start', () => {
  it('with a wrong setting stops with a line that names it, without secrets', () => {
    const { status, stderr } = startAndFail({ PORT: 'many', JWT_SECRET: 'hunter2' })
    expect(status).toBe(1)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect(stderr).toMatch(/PORT.*JWT_SECRET/)
    expect(stderr).not.toContain('hunter2')
  })

  it('on the data or port of a running server stops without harming it', async () => {
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
    env: { PATH, NODE_COMPILE_CACHE, ...env },
    encoding: 'utf8',
  })
}

it('continues without a reader of its output, and stops when told', async () => {
  const server = start(process.execPath, ['server/main.ts'])
  server.stdout?.destroy()
  server.stderr?.destroy()
  await until(isReady, TIMEOUT_MS)
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

describe('on a read-only file system', () => {
  /** Node refuses writes outside of this folder. */
  const writingOnlyTo = (folder: string) => ({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--permission --allow-addons --allow-fs-read=* --allow-fs-write=${folder}`,
  })

  it('with a writable data directory the server works', async () => {
    const site = await startProcess({ settings: writingOnlyTo(dataDir), isPlain: true })
    await confirm(site)
    expect((await fetch(`${site.url}/`)).status).toBe(200)
    await site.stop()
    expect(site.output()).not.toMatch(/ERR_ACCESS_DENIED|"level":[56]0/)
  })

  it('with a read-only data directory the server ends at once', async () => {
    const site = startProcess({
      settings: writingOnlyTo(`${dataDir}-other`),
      isPlain: true,
    })
    await expect(site).rejects.toThrow('The server stopped at once')
  })
})

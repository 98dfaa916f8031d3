import { pbkdf2, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

import { expect, it } from 'vitest'

import { readSettings } from '#server/settings.ts'
import { range } from '#tests/support/parallel.ts'

import { loadSite, readWhole } from './site.ts'

it('is read on request, and completely before the next build replaces it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-site-'))
  await writeFile(join(folder, 'index.html'), '<html>home</html>')
  await writeFile(join(folder, 'icon.png'), 'before')
  const { files } = loadSite(folder, readSettings({}), [])
  await writeFile(join(folder, 'icon.png'), 'when asked')
  await readWhole([...files.values()])
  await rm(folder, { recursive: true })
  expect(files.get('/icon.png')?.bodies.identity?.bytes.toString()).toBe('when asked')
  expect(files.get('/')?.bodies.identity?.bytes.toString()).toBe('<html>home</html>')
})

it('compresses files without delaying password hashing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-site-'))
  const names = range(40).map((at) => `script-${at}.js`)
  for (const name of names) await writeFile(join(folder, name), randomBytes(5_000).toString('hex'))
  const { files } = loadSite(folder, readSettings({}), [])
  const sizes = () => names.map((name) => files.get(`/${name}`)?.bodies.br?.bytes.length)
  const quick = sizes()
  const startedAt = performance.now()
  for (const salt of ['a', 'b', 'c']) await promisify(pbkdf2)('Sunny!Day1', salt, 1, 32, 'sha256')
  const waited = performance.now() - startedAt
  await expect.poll(() => sizes().every((size, at) => size !== quick[at])).toBe(true)
  expect(waited).toBeLessThan((performance.now() - startedAt) / 2)
  await rm(folder, { recursive: true })
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { readSettings } from '#server/settings.ts'

import { loadSite, readWhole } from './site.ts'

it('is read when it is asked for, and to its end before the next build takes its place', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-site-'))
  await writeFile(join(folder, 'index.html'), '<html>home</html>')
  await writeFile(join(folder, 'icon.png'), 'before')
  const { files } = loadSite(folder, readSettings({}), [])
  await writeFile(join(folder, 'icon.png'), 'when asked')
  await readWhole([...files.values()])
  await rm(folder, { recursive: true })
  expect(files.get('/icon.png')?.bodies.identity?.whole.bytes?.toString()).toBe('when asked')
  expect(files.get('/')?.bodies.identity?.whole.bytes?.toString()).toBe('<html>home</html>')
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { linkMailedTo, startSite } from './site.ts'
import { ann, expect, test } from './test.ts'
import { makeAccount } from './visitor.ts'

/** Node itself refuses every write but below this folder, as a read-only file system would. */
function writingOnlyTo(folder: string) {
  return `--permission --allow-addons --allow-fs-read=* --allow-fs-write=${folder}`
}

test('the server writes to its data directory and nowhere else', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-read-only-'))
  const site = await startSite({ DATA_DIR: dataDir, NODE_OPTIONS: writingOnlyTo(dataDir) })
  await makeAccount(site)
  expect(await linkMailedTo(site, ann.email)).toContain(site.url)
  expect((await fetch(`${site.url}/`)).status).toBe(200)
  await site.stop()
  expect(site.output()).not.toMatch(/ERR_ACCESS_DENIED|"level":[56]0/)
  await rm(dataDir, { recursive: true })
})

test('a server that may not write to its data directory ends at once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-read-only-'))
  const settings = { DATA_DIR: dataDir, NODE_OPTIONS: writingOnlyTo(`${dataDir}-other`) }
  await expect(startSite(settings)).rejects.toThrow('The server stopped at once')
  await rm(dataDir, { recursive: true })
})

import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import type { RenderedEmail } from './compose.ts'
import { createFolderTransport } from './folder-transport.ts'

it('saves an email while its empty folder is being removed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mailbox-folder-'))
  const folder = join(dataDir, 'mail', 'ann%40example.com')
  let isRemoved = false
  const mail = {
    id: '1',
    to: 'ann@example.com',
    kind: 'confirm',
    date: new Date(0),
    from: { name: 'Shop', address: 'shop@example.com' },
    replyTo: { address: 'shop@example.com' },
    subject: 'Hello',
    messageId: '<1@example.com>',
    text: 'Hello',
    get html() {
      if (!isRemoved) rmSync(folder, { recursive: true })
      isRemoved = true
      return '<p>Hello</p>'
    },
  }
  const { send } = createFolderTransport(dataDir)
  await send(mail as unknown as RenderedEmail, new AbortController().signal)
  expect(await readdir(folder)).toHaveLength(2)
  await rm(dataDir, { recursive: true })
})

import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

import { describe, expect, it } from 'vitest'

import { renderEmail } from '#server/email/compose.ts'
import { createFolderTransport } from '#server/email/folder-transport.ts'
import { runCommand } from '#server/testing/accounts.ts'
import { shop } from '#server/testing/contact.ts'
import { confirm, getUser, send } from '#server/testing/fixtures.ts'
import { ann } from '#server/testing/start-server.ts'
import { startSupabase } from '#server/testing/supabase-admin.ts'
import { useServer } from '#server/testing/use-server.ts'
import { MINUTE_MS } from '#shared/durations.ts'

const server = useServer()

const remove = (...words: string[]) => runCommand('delete-account', words, server.place)

describe('delete-account', () => {
  it('deletes the account beside a running server, and no other', async () => {
    const { access_token: token } = await confirm(server)
    const { access_token: bobs } = await confirm(server, 'bob@example.com')
    await send(server, 'recover', { email: ann.email })
    await server.emails()

    const { code, output } = await remove(ann.email.toUpperCase())
    expect([code, output]).toEqual([0, expect.stringContaining('deleted, with 1 session.')])
    expect((await getUser(server, token)).status).toBe(403)
    expect((await getUser(server, bobs)).status).toBe(200)
    expect(await server.emailsTo(ann.email)).toEqual([])
    const links = await server.database.read.selectFrom('links').selectAll().execute()
    expect(links.filter(({ address }) => address === ann.email)).toEqual([])
    server.clock.now += MINUTE_MS
    const again = await send(server, 'signup', { ...ann, ...ann.options })
    expect(again.status).toBe(200)
  })

  it('leaves no byte of the address in the files', async () => {
    await confirm(server)
    await remove(ann.email)
    const { dataDir } = server.place
    const names = (await readdir(dataDir)).filter((name) => name.startsWith('mailbox.sqlite'))
    for (const name of names) {
      expect(await readFile(join(dataDir, name), 'latin1')).not.toContain(ann.email)
    }
  })

  it('erases saved emails to the address, and none to a longer one', async () => {
    await confirm(server)
    const folderOf = (address: string) =>
      join(server.place.dataDir, 'mail', encodeURIComponent(address))
    for (const address of [ann.email, `jo${ann.email}`]) {
      await mkdir(folderOf(address), { recursive: true })
      await writeFile(join(folderOf(address), '1.txt'), `To: ${address}`)
    }
    expect((await remove(ann.email)).output).toContain('1 kept file.')
    expect(await readdir(folderOf(`jo${ann.email}`))).toEqual(['1.txt'])
    await expect(readdir(folderOf(ann.email))).rejects.toThrow('ENOENT')
  })

  it.each([
    ['long', `${'{'.repeat(64)}@example.com`],
    ['written otherwise in HTML', `o'neil&sons@example.com`],
  ])('erases both files of a saved email about an address that is %s', async (_how, address) => {
    const { dataDir } = server.place
    const keep = async (to: string, newEmail: string) => {
      const letter = {
        kind: 'email-change-current',
        to,
        firstName: '',
        language: 'en',
        newEmail,
        token: 't',
      } as const
      const sender = { shop, siteUrl: 'https://shop.test' }
      const mail = renderEmail(letter, { id: crypto.randomUUID(), createdAt: 0 }, sender)
      await createFolderTransport(dataDir).send(mail, AbortSignal.timeout(1_000))
    }
    await keep(address, 'other@example.com')
    await keep('other@example.com', address)
    await keep('other@example.com', `x${address}`)
    expect((await remove(address)).output).toContain('4 kept files.')
    expect(await readdir(join(dataDir, 'mail'))).toEqual(['other%40example.com'])
    expect(await readdir(join(dataDir, 'mail', 'other%40example.com'))).toHaveLength(2)
  })

  it('reports a reader that keeps the bytes, and may be repeated', async () => {
    await confirm(server)
    const reader = new DatabaseSync(join(server.place.dataDir, 'mailbox.sqlite'), {
      readOnly: true,
    })
    reader.exec('begin; select 1 from users')
    const { code, output } = await remove(ann.email)
    reader.close()
    expect([code, output]).toEqual([1, expect.stringContaining('run this again')])
    expect((await remove(ann.email)).code).toBe(0)
  })

  it('ends another account’s change to the address', async () => {
    await confirm(server)
    const newEmail = 'new@example.com'
    await server.database.write((tx) => tx.updateTable('users').set({ newEmail }).execute())
    expect((await remove(newEmail)).output).toContain('has no account here')
    const user = await server.database.read.selectFrom('users').selectAll().executeTakeFirst()
    expect([user?.email, user?.newEmail]).toEqual([ann.email, null])
  })

  it('with Supabase erases the shop’s data, and the sign-in if the secret key is set', async () => {
    const supabase = await startSupabase({ secretKey: 'sb_secret_for_tests' })
    const project = { SUPABASE_URL: supabase.url, SUPABASE_KEY: 'public-key' }
    const id = randomUUID()
    const note = () =>
      server.database.write((tx) =>
        tx
          .insertInto('customers')
          .values({ id, email: ann.email, firstName: 'Ann', language: 'en', updatedAt: 0 })
          .execute(),
      )
    supabase.accounts.set(id, {
      id,
      email: ann.email,
      email_confirm: true,
      user_metadata: {},
      app_metadata: {},
    })
    const run = (more = {}) =>
      runCommand('delete-account', [ann.email], server.place, { ...project, ...more })

    await note()
    expect(await run()).toMatchObject({ code: 0, output: expect.stringContaining(`Id: ${id}.`) })
    const left = await server.database.read.selectFrom('customers').selectAll().execute()
    expect([left, supabase.accounts.size]).toEqual([[], 1])

    await note()
    const { code } = await run({ SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_for_tests' })
    expect([code, supabase.accounts.size]).toEqual([0, 0])
    await supabase.close()
  })
})

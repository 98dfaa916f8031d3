import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { cleanLine } from '#shared/clean-text.ts'

import type { RenderedEmail } from './compose.ts'
import type { Transport } from './transport.ts'

const MAX_FOLDER_NAME = 200

/**
 * Saves emails as files instead of sending them: `mail/<address>/<time>-<kind>-<id>.txt`, with the HTML and any calendar file beside it. An
 * email saved twice is one file.
 */
export function createFolderTransport(dataDir: string): Transport {
  async function send(mail: RenderedEmail) {
    await write(join(dataDir, 'mail', folderOf(mail.to)), mail)
  }

  async function dryRun(mail: RenderedEmail) {
    const scratch = await mkdtemp(join(dataDir, '.mail-'))
    await write(scratch, mail)
    await rm(scratch, { recursive: true })
  }

  async function write(folder: string, mail: RenderedEmail) {
    try {
      await save(folder, mail)
    } catch (error) {
      // Erasing a person's emails may have removed the folder while it was empty.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
      await save(folder, mail)
    }
  }

  async function save(folder: string, mail: RenderedEmail) {
    await mkdir(folder, { recursive: true, mode: 0o700 })

    const time = mail.date.toISOString().replaceAll(':', '-')
    const name = `${time}-${mail.kind}-${mail.id}`
    await keep(folder, `${name}.html`, mail.html)
    if (mail.calendar) await keep(folder, `${name}.ics`, mail.calendar.content)
    await keep(folder, `${name}.txt`, asFile(mail))
  }

  return { send, dryRun }
}

export function folderOf(address: string) {
  const name = encodeURIComponent(address.toWellFormed())
  if (/^\.*$/.test(name)) return 'nobody'
  if (name.length <= MAX_FOLDER_NAME) return name
  const digest = createHash('sha256').update(address).digest('hex')
  return `${name.slice(0, MAX_FOLDER_NAME - digest.length)}${digest}`
}

/** Written whole, then renamed: a watcher of the folder never reads half a file. */
async function keep(folder: string, name: string, text: string) {
  const unfinished = join(folder, `.${name}`)
  await writeFile(unfinished, text, { mode: 0o600, flush: true })
  await rename(unfinished, join(folder, name))
}

function asFile({ from, to, replyTo, subject, date, messageId, text }: RenderedEmail) {
  const headers = [
    ['From', `${from.name} <${from.address}>`],
    ['To', to],
    ['Reply-To', replyTo.address],
    ['Subject', subject],
    ['Date', date.toUTCString()],
    ['Message-ID', messageId],
  ]
  const lines = headers.map(([name, value = '']) => `${name}: ${cleanLine(value)}`)
  return `${lines.join('\n')}\n\n${text}`
}

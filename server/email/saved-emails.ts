import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** An email in DATA_DIR/mail. */
export type SavedEmail = {
  id: string
  to: string
  /** Whom an answer would go to, where that is not the sender. */
  replyTo: string
  subject: string
  date: Date
  text: string
  /** The file that holds its HTML. */
  htmlFile: string
}

/** A time, a kind, and the email's id. */
const FILE_NAME = /^\d.*-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.txt$/

/** The saved emails, newest first, at most `limit`. */
export async function listSavedEmails(dataDir: string, limit: number): Promise<SavedEmail[]> {
  const files = await listFiles(join(dataDir, 'mail'))
  const newest = files.toSorted((a, b) => (basename(a) < basename(b) ? 1 : -1)).slice(0, limit)
  return Promise.all(newest.map(readSavedEmail))
}

/** The id is only compared with the names of the files that are there: it never becomes part of a path. */
export async function findSavedEmail(dataDir: string, id: string) {
  const files = await listFiles(join(dataDir, 'mail'))
  const file = files.find((path) => idOf(path) === id)
  return file && readSavedEmail(file)
}

async function listFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(nothingYet)
  const emails = entries.filter((entry) => entry.isFile() && FILE_NAME.test(entry.name))
  return emails.map((entry) => join(entry.parentPath, entry.name))
}

async function readSavedEmail(file: string): Promise<SavedEmail> {
  const content = await readFile(file, 'utf8')
  const end = content.indexOf('\n\n')
  const lines = content.slice(0, end).split('\n')
  const header = (name: string) =>
    lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2) ?? ''
  return {
    id: idOf(file) ?? '',
    to: header('To'),
    replyTo: header('Reply-To'),
    subject: header('Subject'),
    date: new Date(header('Date')),
    text: content.slice(end + 2),
    htmlFile: file.replace(/\.txt$/, '.html'),
  }
}

function idOf(file: string) {
  return FILE_NAME.exec(basename(file))?.[1]
}

function nothingYet(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return []
  throw error
}

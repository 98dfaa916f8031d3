import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Server } from '#torture/server.ts'

export type Left = { place: string; bytes: Buffer }

/**
 * What a server leaves where its owner's tools may read it: its output, what health answers, and its files.
 *
 * @param isMeant files that may hold it, by their path in the data directory
 */
export async function readLeft(
  server: Server,
  isMeant: (file: string) => boolean,
): Promise<Left[]> {
  const names = await readdir(server.dataDir, { recursive: true, withFileTypes: true })
  const files = names
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(server.dataDir.length + 1))
    .filter((file) => !isMeant(file))
  const kept = files.map(async (file) => ({
    place: file,
    bytes: await readFile(join(server.dataDir, file)),
  }))
  const told = ['/health/alive', '/health/ready'].map(async (place) => {
    const { headers, text } = await server.ask('GET', place)
    return { place, bytes: Buffer.from(JSON.stringify([...headers]) + text) }
  })
  const output = { place: 'the output', bytes: Buffer.from(server.output()) }
  return Promise.all([output, ...told, ...kept])
}

/** Which of these texts stand there, as they are or as an address would carry them. */
export function findIn({ bytes }: Left, texts: string[]) {
  return texts.filter((text) => bytes.includes(text) || bytes.includes(encodeURIComponent(text)))
}

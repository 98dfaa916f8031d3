import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { until, type RunningSite } from '#e2e/site.ts'

const ANSWER_MS = 5_000

/** What a server must be started with so that `loopDelay` can ask it. */
export function watchedLoop() {
  const file = join(tmpdir(), `mailbox-loop-${crypto.randomUUID()}`)
  const preload = new URL('./loop-delay.ts', import.meta.url).href
  return { NODE_OPTIONS: `--import=${preload}`, LOOP_DELAY_FILE: file }
}

/** The 99th percentile, in milliseconds, of how long the server's event loop was held up since it was asked last. */
export async function loopDelay({ server }: RunningSite, { LOOP_DELAY_FILE: file }: Watched) {
  await rm(file, { force: true })
  server.kill('SIGUSR2')
  let told = ''
  await until(async () => (told = await readFile(file, 'utf8').catch(() => '')) !== '', ANSWER_MS)
  await rm(file, { force: true })
  return Number(told)
}

type Watched = ReturnType<typeof watchedLoop>

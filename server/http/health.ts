import type { Call } from './request-context.ts'

import type { Services } from '#server/services.ts'

/** GET /health/alive: the process answers. */
export function answerAlive() {
  return new Response('alive\n')
}

/** GET /health/ready: 200 while the database answers and nobody has asked the server to stop, else 503. */
export async function answerReady(_call: Call, { database, life }: Services) {
  const isReady = !life.isStopping && (await database.isReady())
  return new Response(isReady ? 'ready\n' : 'not ready\n', { status: isReady ? 200 : 503 })
}

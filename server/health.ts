import type { Database } from '#server/database/database.ts'

/** Whether this process should get visitors: false from the moment it is told to stop. */
export type Health = { isStopping: boolean }

/** GET /health/alive: the process answers. */
export function answerAlive() {
  return new Response('ok\n', { headers: { 'Cache-Control': 'no-store' } })
}

/** GET /health/ready: 200 when the database answers and nobody asked the server to stop, else 503. */
export async function answerReady(health: Health, database: Pick<Database, 'isReady'>) {
  const isReady = !health.isStopping && (await database.isReady())
  return new Response(isReady ? 'ready\n' : 'not ready\n', {
    status: isReady ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  })
}

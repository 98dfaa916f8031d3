import type { Fault } from '#torture/item.ts'

/** A server that takes its database for granted when it is asked whether it is ready. */
export const unaskedDatabase: Fault = {
  says: 'readiness does not ask the database',
  edits: [
    {
      file: 'server/http/health.ts',
      find: '(await database.isReady())',
      replace: 'Boolean(database)',
    },
  ],
}

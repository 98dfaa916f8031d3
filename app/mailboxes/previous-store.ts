const DATABASE = 'mailbox.records'
const BUCKETS = 'buckets'
const OPEN_TIMEOUT_MS = 3_000

/**
 * The records that versions of the site before docs/decisions/016 kept in IndexedDB, as texts of JSON
 * lists: unchecked, or null where there are none. Once they are stored anew, they are removed.
 */
export async function readPreviousRecords(): Promise<unknown[] | null> {
  const timeout = new Promise<null>((resolve) => setTimeout(resolve, OPEN_TIMEOUT_MS, null))
  const texts = await Promise.race([readTexts(), timeout]).catch(() => null)
  return texts && texts.flatMap(parse)
}

export function removePreviousRecords() {
  indexedDB.deleteDatabase(DATABASE)
}

async function readTexts(): Promise<unknown[] | null> {
  const opening = indexedDB.open(DATABASE)
  // There was no such database, and none is to be made.
  opening.addEventListener('upgradeneeded', () => opening.transaction?.abort())
  const database = await resultOf(opening)
  try {
    if (!database.objectStoreNames.contains(BUCKETS)) return null
    return await resultOf<unknown[]>(database.transaction(BUCKETS).objectStore(BUCKETS).getAll())
  } finally {
    database.close()
  }
}

function resultOf<Result>(request: IDBRequest<Result>) {
  return new Promise<Result>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('No reason given.')))
  })
}

function parse(text: unknown): unknown[] {
  try {
    const rows: unknown = JSON.parse(String(text))
    return Array.isArray(rows) ? rows : [rows]
  } catch {
    return [text]
  }
}

/** A browser that has not opened its database after this long will not do so. */
const OPEN_LIMIT_MS = 8_000

/**
 * Does some work in one transaction over all stores of a database of this browser: all of the work
 * is kept, or, if it throws, nothing. The database is closed after it, so that it never stands in
 * the way of another tab or of the back/forward cache.
 *
 * @param stores every store the work needs; missing ones are made
 */
export async function inTransaction<Result>(
  name: string,
  stores: readonly string[],
  mode: IDBTransactionMode,
  work: (transaction: IDBTransaction) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(name, stores)
  try {
    const transaction = database.transaction(stores, mode, { durability: 'strict' })
    const ended = endOf(transaction)
    try {
      const result = await work(transaction)
      await ended
      return result
    } catch (error) {
      if (transaction.error === null) attemptAbort(transaction)
      await ended.catch(() => {})
      throw transaction.error ?? error
    }
  } finally {
    database.close()
  }
}

/** The answer to one request. */
export function answerTo<Answer>(request: IDBRequest<Answer>) {
  return new Promise<Answer>((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(reasonOf(request)))
  })
}

function reasonOf({ error }: IDBRequest | IDBTransaction) {
  return error ?? new Error('The browser gave no reason.')
}

async function openDatabase(name: string, stores: readonly string[]) {
  const database = await openVersion(name, stores)
  if (hasAll(database, stores)) return database
  const next = database.version + 1
  database.close()
  return openVersion(name, stores, next)
}

async function openVersion(name: string, stores: readonly string[], version?: number) {
  const request = indexedDB.open(name, version)
  request.addEventListener('upgradeneeded', () => makeStores(request.result, stores))
  const opening = answerTo(request)
  const timer = Promise.withResolvers<never>()
  const limit = setTimeout(() => timer.reject(new Error('Opening took too long.')), OPEN_LIMIT_MS)
  try {
    const database = await Promise.race([opening, timer.promise])
    database.addEventListener('versionchange', () => database.close())
    return database
  } catch (error) {
    void opening.then((late) => late.close()).catch(() => {})
    throw error
  } finally {
    clearTimeout(limit)
  }
}

function makeStores(database: IDBDatabase, stores: readonly string[]) {
  for (const store of stores) {
    if (!database.objectStoreNames.contains(store)) database.createObjectStore(store)
  }
}

function hasAll({ objectStoreNames }: IDBDatabase, stores: readonly string[]) {
  return stores.every((store) => objectStoreNames.contains(store))
}

function endOf(transaction: IDBTransaction) {
  return new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(reasonOf(transaction)))
  })
}

/** It may have ended already, by the very error that is being thrown. */
function attemptAbort(transaction: IDBTransaction) {
  try {
    transaction.abort()
  } catch {
    return
  }
}

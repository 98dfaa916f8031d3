import type { CompiledQuery, DatabaseConnection, Dialect, Kysely, QueryResult } from 'kysely'

type Ask = (query: CompiledQuery) => Promise<QueryResult<unknown>>

/** The dialect of a database, whose statements go to `ask` instead: they come one by one, and begin no unit of work. */
export function askingDialect<Tables>(database: Kysely<Tables>, ask: Ask): Dialect {
  const executor = database.getExecutor()
  const connection: DatabaseConnection = {
    executeQuery: <Row>(query: CompiledQuery) => ask(query) as Promise<QueryResult<Row>>,
    streamQuery: refuse,
  }
  const done = () => Promise.resolve()
  return {
    createAdapter: () => executor.adapter,
    createIntrospector: () => database.introspection,
    createQueryCompiler: () => executor,
    createDriver: () => ({
      init: done,
      acquireConnection: () => Promise.resolve(connection),
      releaseConnection: done,
      beginTransaction: refuse,
      commitTransaction: refuse,
      rollbackTransaction: refuse,
      destroy: done,
    }),
  }
}

function refuse(): never {
  throw new Error('This reader only asks: it begins no transaction, and streams nothing')
}

import { PostgresDialect, PostgresQueryCompiler, type LimitNode } from 'kysely'

import { knownLimit } from './known-limit.ts'

/**
 * PostgreSQL, which is told in a statement itself how many rows are wanted: of a parameter it reckons with a tenth of all, and then
 * reads whole tables, or plans anew each time.
 */
export class PlannedDialect extends PostgresDialect {
  override createQueryCompiler() {
    return new PlannedCompiler()
  }
}

class PlannedCompiler extends PostgresQueryCompiler {
  protected override visitLimit(node: LimitNode) {
    const limit = knownLimit(node)
    if (limit === undefined) super.visitLimit(node)
    else this.append(`limit ${limit}`)
  }
}

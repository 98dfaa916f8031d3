import { PostgresDialect, PostgresQueryCompiler, ValueNode, type LimitNode } from 'kysely'

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
    const { limit } = node
    const isKnown = ValueNode.is(limit) && Number.isSafeInteger(limit.value)
    if (isKnown) this.append(`limit ${limit.value}`)
    else super.visitLimit(node)
  }
}

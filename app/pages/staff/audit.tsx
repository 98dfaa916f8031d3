import { useSearchParams } from 'react-router'
import * as v from 'valibot'

import { audit as words } from '#app/content/staff/audit.ts'
import { StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { AuditActions } from '#app/shop/staff/audit-actions.tsx'
import { AuditFilters } from '#app/shop/staff/audit-filters.tsx'
import { AuditTable } from '#app/shop/staff/audit-table.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import { auditFilterOfAddress, staffCalls } from '#shared/shop/staff/calls.ts'

export default function Audit() {
  const [query, setQuery] = useSearchParams()
  const filter = v.parse(auditFilterOfAddress, Object.fromEntries(query))
  const before = query.get('before') ?? undefined
  const { lines, next } = useShop(staffCalls.listAudit, { ...filter, before })

  /** Each view has an address of its own, so that the browser's Back leads to the one before. */
  function change(fields: Record<string, string>) {
    const entries = Object.entries({ ...filter, ...fields }).filter(([, value]) => value)
    setQuery(new URLSearchParams(entries))
  }

  return (
    <>
      <StaffPageHead>
        <AuditActions filter={filter} />
      </StaffPageHead>
      <AuditFilters filter={filter} lines={lines} onChange={change} />
      <AuditTable lines={lines} onChange={change} />
      <div className="screen-only flex flex-wrap gap-2">
        {before && (
          <Button variant="quiet" onClick={() => change({})}>
            {words.newest}
          </Button>
        )}
        {next && (
          <Button variant="quiet" onClick={() => change({ before: next })}>
            {words.older}
          </Button>
        )}
      </div>
    </>
  )
}

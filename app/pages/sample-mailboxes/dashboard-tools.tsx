import { useId, useState } from 'react'

import { TableFields } from '#app/preferences/preference-fields.tsx'
import type { Preferences } from '#app/preferences/use-preferences.ts'
import { Filters, FoundCount } from '#app/sample-mailboxes/filters.tsx'
import { Select } from '#app/sample-mailboxes/select.tsx'
import { Button } from '#app/ui/button.tsx'
import { dashboard as words } from '#content/mailbox-pages.ts'

import { pageSizes, readView, views, type View } from './dashboard-query.ts'
import type { Listing } from './use-listing.ts'

type DashboardToolsProps = {
  listing: Listing
  total: number
  tableView: Preferences['tableView']
  view: View
  onView: (view: View) => void
}

export function DashboardTools({ listing, total, tableView, view, onView }: DashboardToolsProps) {
  const { query, followed, found, ask, showAll } = listing

  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-3.5 md:grid-cols-[1fr_auto_auto] max-md:[&>div]:col-span-full">
      <Filters
        filter={query}
        onChange={ask}
        hasChoices={tableView.showFilters}
        rows={{
          value: query.size,
          options: pageSizes.map((size) => [size, String(size)]),
          onChange: (size) => ask({ size: Number(size) }),
        }}
      />
      <FoundCount found={found.length} total={total} filter={followed} onShowAll={showAll} />
      <Select
        label={words.view}
        className="flex items-center gap-3 text-small font-semibold text-muted"
        value={view}
        options={Object.entries(views)}
        onChange={(chosen) => onView(readView(chosen))}
      />
      <ViewOptions tableView={tableView} />
    </div>
  )
}

function ViewOptions({ tableView }: Pick<DashboardToolsProps, 'tableView'>) {
  const [open, setOpen] = useState(false)
  const id = useId()

  return (
    <>
      <Button
        variant="plain"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {words.viewOptions}
      </Button>
      {open && (
        <div
          id={id}
          role="group"
          aria-label={words.viewOptions}
          className="col-span-full flex flex-wrap gap-x-16 gap-y-5 rounded-lg border border-line bg-raised p-5"
        >
          <TableFields view={tableView} />
        </div>
      )}
    </>
  )
}

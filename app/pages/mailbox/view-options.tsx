import { useId, useState } from 'react'

import { changePreferences, type Preferences } from '#app/mailboxes/preferences.ts'
import { Button } from '#app/ui/button.tsx'

import { ColumnSwitches, densityOptions } from './preference-parts.tsx'
import { Choice, Switch } from './preference-fields.tsx'

import css from './view-options.module.css'

/** The table's preferences, where they act: a button, and what it opens under its own row. */
export function ViewOptions({ view }: { view: Preferences['tableView'] }) {
  const [open, setOpen] = useState(false)
  const id = useId()

  return (
    <>
      <Button
        look="plain"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        View options
      </Button>
      {open && (
        <div id={id} role="group" aria-label="View options" className={css.choices}>
          <Choice
            label="Space between rows"
            value={view.density}
            options={densityOptions}
            onChange={(density) => changePreferences({ tableView: { density } })}
          />
          <ColumnSwitches columns={view.columns} />
          <Switch
            label="Show the filters"
            checked={view.showFilters}
            onChange={(showFilters) => changePreferences({ tableView: { showFilters } })}
          />
        </div>
      )}
    </>
  )
}

import { readView, views, type View } from './kept-view.ts'

import controls from './control.module.css'
import css from './view-field.module.css'

type ViewFieldProps = { view: View; onChange: (view: View) => void }

/** Whether the mailboxes stand in a table, on a map, or both. The map is fetched when it is asked for. */
export function ViewField({ view, onChange }: ViewFieldProps) {
  return (
    <label className={css.field}>
      <span>View</span>
      <select
        className={controls.control}
        value={view}
        onChange={({ target }) => onChange(readView(target.value))}
      >
        {Object.entries(views).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}

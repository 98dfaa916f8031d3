import controls from './control.module.css'
import css from './view-field.module.css'

const views = { table: 'Table', both: 'Table and map', map: 'Map' } as const

export type View = keyof typeof views

type ViewFieldProps = { view: View; onChange: (view: View) => void }

/** Whether the mailboxes stand in a table, on a map, or both. The map is fetched when it is asked for. */
export function ViewField({ view, onChange }: ViewFieldProps) {
  return (
    <label className={css.field}>
      <span>View</span>
      <select
        className={controls.control}
        value={view}
        onChange={({ target }) => onChange(isView(target.value) ? target.value : 'table')}
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

function isView(text: string): text is View {
  return Object.hasOwn(views, text)
}

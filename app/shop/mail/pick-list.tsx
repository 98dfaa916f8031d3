import { useId } from 'react'

import css from './pick-list.module.css'
import radio from '#app/ui/radio-group.module.css'

type Option = { id: string; label: string; note?: string; warning?: string; isMarked?: boolean }

type PickListProps = {
  legend: string
  hint?: string
  type: 'checkbox' | 'radio'
  options: Option[]
  chosen: string[]
  onChoose: (id: string, isChosen: boolean) => void
  /** Two beside each other. */
  isDense?: boolean
}

/** A few things to choose from, large enough for a finger. */
export function PickList({
  legend,
  hint,
  type,
  options,
  chosen,
  onChoose,
  isDense,
}: PickListProps) {
  const name = useId()
  return (
    <fieldset className={css.list} data-dense={isDense || undefined}>
      <legend>{legend}</legend>
      {hint && <p className={`${css.hint} muted small`}>{hint}</p>}
      <div className={`${css.options} stack gap-2`}>
        {options.map(({ id, label, note, warning, isMarked }) => (
          <label key={id} className={radio.choice} data-marked={isMarked || undefined}>
            <input
              type={type}
              name={name}
              checked={chosen.includes(id)}
              onChange={({ target }) => onChoose(id, target.checked)}
            />
            <span>
              <strong>{label}</strong> {note && <span className="block muted small">{note}</span>}
              {warning && <span className="block small">{warning}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

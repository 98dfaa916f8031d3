import { useId, type Ref } from 'react'

import css from './map.module.css'

type MapTargetProps = { ref: Ref<HTMLDivElement>; label: string; keys: string }

/** What the map is drawn in: it takes the focus, and says what its keys do. */
export function MapTarget({ ref, label, keys }: MapTargetProps) {
  const id = useId()
  return (
    <>
      <div
        ref={ref}
        role="region"
        aria-label={label}
        aria-describedby={id}
        tabIndex={0}
        className={css.target}
      />
      <p id={id} className="unseen">
        {keys}
      </p>
    </>
  )
}

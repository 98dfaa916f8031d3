import { useId, type ReactNode } from 'react'

import { useModal } from './use-modal.ts'

import css from './dialog.module.css'

type DialogProps = {
  title: string
  /** The id of the text that is read with the title. */
  describedBy?: string
  /** Escape was pressed. */
  onCancel: () => void
  children: ReactNode
}

/** Stands over the page and is open while it is drawn. */
export function Dialog({ title, describedBy, onCancel, children }: DialogProps) {
  const ref = useModal()
  const id = useId()

  return (
    <dialog
      ref={ref}
      className={`${css.dialog} shadow`}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </dialog>
  )
}

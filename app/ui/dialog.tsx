import { useId, type ReactNode } from 'react'

import { useModal } from './use-modal.ts'

import css from './dialog.module.css'

type DialogProps = {
  title: string
  /** What it says: an element with this id describes it to a screen reader. */
  describedBy?: string
  wide?: boolean
  children: ReactNode
  /** The buttons at its end. */
  ways: ReactNode
  /** Escape, too, leaves everything as it is. */
  onCancel: () => void
  /** A file chooser in it was closed without a file. */
  onCancelWithin?: () => void
}

/** A dialog over the page. It is open while it is drawn. */
export function Dialog(props: DialogProps) {
  const { title, describedBy, wide, children, ways, onCancel, onCancelWithin } = props
  const ref = useModal()
  const id = useId()

  return (
    <dialog
      ref={ref}
      className={wide ? `${css.dialog} ${css.wide}` : css.dialog}
      aria-labelledby={id}
      aria-describedby={describedBy}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return onCancelWithin?.()
        event.preventDefault()
        onCancel()
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
      <div className={css.ways}>{ways}</div>
    </dialog>
  )
}

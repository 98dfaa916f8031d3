import { useId, type ReactNode } from 'react'

import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

import css from './confirm-dialog.module.css'

type ConfirmDialogProps = {
  title: string
  children: ReactNode
  /** What the button says that does it. */
  confirm: string
  /** What the button says that leaves everything as it is; it has the focus first. */
  cancel: string
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something is done. It is open while it is drawn; Escape leaves everything as it is. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  const textId = useId()

  return (
    <Dialog title={title} describedBy={textId} onCancel={onCancel}>
      <div id={textId} className={`${css.text} muted break-anywhere`}>
        {children}
      </div>
      <div className={`${css.ways} cluster`}>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button onClick={onConfirm}>{confirm}</Button>
      </div>
    </Dialog>
  )
}

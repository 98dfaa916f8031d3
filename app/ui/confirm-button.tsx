import { type ComponentProps, useState } from 'react'

import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

type ConfirmButtonProps = ComponentProps<typeof Button> & {
  title: string
  text: string
  /** What the button of the question says that does it; this one says the same, unless it has children. */
  confirm: string
  cancel: string
  onConfirm: () => void
}

/** Does something once that is confirmed. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { title, text, confirm, cancel, onConfirm, children = confirm, ...button } = props
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)

  return (
    <>
      <Button variant="quiet" {...button} onClick={() => setAsking(true)}>
        {children}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={title}
          confirm={confirm}
          cancel={cancel}
          onCancel={close}
          onConfirm={() => {
            close()
            onConfirm()
          }}
        >
          <p>{text}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

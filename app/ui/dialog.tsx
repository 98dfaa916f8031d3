import { useId, useState, type ComponentProps, type ReactNode } from 'react'

import { Button } from './button.tsx'
import { useModal } from './use-modal.ts'

const LOOKS =
  'max-h-[calc(100dvh-2rem)] w-[min(30rem,100vw-min(2rem,6vw))] rounded-xl border border-line-strong bg-raised p-(--inset) text-ink shadow-panel [--inset:clamp(min(1.25rem,5vw),4vw,2rem)] backdrop:bg-[rgb(0_0_0/0.6)] open:grid open:gap-4 *:min-w-0'
/** A long question begins at its top, and its buttons stay in view, so that focusing them scrolls nothing. */
const WAYS =
  'flex flex-wrap justify-end gap-3 tall:sticky tall:-bottom-(--inset) tall:-mb-(--inset) tall:bg-raised tall:pt-1 tall:pb-(--inset)'

type DialogProps = {
  title: string
  describedBy?: string
  onCancel: () => void
  children: ReactNode
}

export function Dialog({ title, describedBy, onCancel, children }: DialogProps) {
  const ref = useModal()
  const id = useId()

  return (
    <dialog
      ref={ref}
      className={LOOKS}
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

type ConfirmDialogProps = {
  title: string
  children: ReactNode
  confirm: string
  cancel: string
  onConfirm: () => void
  onCancel: () => void
  destroys?: boolean | undefined
}

export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  onConfirm,
  onCancel,
  destroys,
}: ConfirmDialogProps) {
  const textId = useId()

  return (
    <Dialog title={title} describedBy={textId} onCancel={onCancel}>
      <div id={textId} className="mb-2 wrap-anywhere text-muted">
        {children}
      </div>
      <div className={WAYS}>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button destroys={destroys} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}

type ConfirmButtonProps = ComponentProps<typeof Button> & {
  title: string
  text: ReactNode
  confirm: string
  cancel: string
  onConfirm: () => void
}

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
          destroys={button.destroys}
          onCancel={close}
          onConfirm={() => {
            close()
            onConfirm()
          }}
        >
          {typeof text === 'string' ? <p>{text}</p> : text}
        </ConfirmDialog>
      )}
    </>
  )
}

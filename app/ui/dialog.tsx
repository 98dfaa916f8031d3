import { useId, useState, type ComponentProps, type ReactNode } from 'react'

import { Button } from './button.tsx'
import { useModal } from './use-modal.ts'

const LOOKS =
  'max-h-[calc(100dvh-2rem)] w-[min(30rem,100vw-min(2rem,6vw))] rounded-xl border border-line-strong bg-raised p-(--inset) text-ink shadow-panel [--inset:clamp(min(1.25rem,5vw),4vw,2rem)] backdrop:bg-[rgb(0_0_0/0.6)] open:grid open:gap-4 *:min-w-0'
/** A long question is read from its beginning: its answers stay in view, so that the focus on them scrolls nothing. */
const WAYS =
  'flex flex-wrap justify-end gap-3 tall:sticky tall:-bottom-(--inset) tall:-mb-(--inset) tall:bg-raised tall:pt-1 tall:pb-(--inset)'

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
  /** What the button says that does it. */
  confirm: string
  /** What the button says that leaves everything as it is; it has the focus first. */
  cancel: string
  onConfirm: () => void
  onCancel: () => void
  destroys?: boolean | undefined
}

/** Asks before something is done. It is open while it is drawn; Escape leaves everything as it is. */
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
  /** One sentence, or what is laid out by itself. */
  text: ReactNode
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

import { Button, type ButtonStyle } from './button.tsx'
import { useForm } from './form-context.ts'
import { useDisabledUntilHydrated } from './hydrated.ts'

type SubmitButtonProps = ButtonStyle & {
  children: string
  /** What the button says while its form is on its way. */
  busy: string
  /** Tells the action which of several buttons was pressed. */
  intent?: string
  /** The form's id, where the button stands outside of it. */
  form?: string
}

/** Sends the form it stands in: not before React listens, and not twice. */
export function SubmitButton({ children, busy, intent = '', ...style }: SubmitButtonProps) {
  const { pending } = useForm()
  const untilHydrated = useDisabledUntilHydrated()
  const isMine = pending === intent
  return (
    <Button
      {...style}
      {...untilHydrated}
      type="submit"
      name={intent ? 'intent' : undefined}
      value={intent || undefined}
      waiting={pending !== null}
      aria-busy={isMine || undefined}
    >
      {isMine ? busy : children}
    </Button>
  )
}

import { Button, type ButtonStyle } from './button.tsx'
import { useForm } from './form-context.ts'
import { useDisabledUntilHydrated } from './hydrated.ts'

type SubmitButtonProps = ButtonStyle & {
  children: string
  busy: string
  intent?: string
  form?: string
}

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

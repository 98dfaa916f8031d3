import { TextField } from '#app/ui/text-field.tsx'

export function DayField({ label, today }: { label: string; today: string }) {
  return <TextField name="on" type="date" label={label} defaultValue={today} autoComplete="off" />
}

export function CountField({ label, count }: { label: string; count: number }) {
  return (
    <TextField
      name="count"
      label={label}
      inputMode="numeric"
      autoComplete="off"
      defaultValue={count}
    />
  )
}

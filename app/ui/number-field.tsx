import type { ComponentProps } from 'react'

import { TextField } from './text-field.tsx'

type NumberFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete'
> & {
  isDecimal?: boolean
}

export function NumberField({ isDecimal, ...field }: NumberFieldProps) {
  return <TextField {...field} inputMode={isDecimal ? 'decimal' : 'numeric'} autoComplete="off" />
}

import type { ComponentProps } from 'react'

import { TextField } from './text-field.tsx'

type NumberFieldProps = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete'
> & {
  /** With digits after the point: an amount, a rate. */
  isDecimal?: boolean
}

/** A field for a number, with the keys for it on a phone; nothing is offered for it. */
export function NumberField({ isDecimal, ...field }: NumberFieldProps) {
  return <TextField {...field} inputMode={isDecimal ? 'decimal' : 'numeric'} autoComplete="off" />
}

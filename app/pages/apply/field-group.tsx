import type { ComponentProps, ReactNode } from 'react'

type FieldGroupProps = Omit<ComponentProps<'fieldset'>, 'className'> & {
  legend: ReactNode
  /** Without a frame, where it stands within one. */
  plain?: boolean
}

/** Fields that belong together, under their name. */
export function FieldGroup({ legend, plain, children, ...rest }: FieldGroupProps) {
  const frame = 'rounded-lg border border-line bg-raised p-[clamp(1rem,3vw,1.5rem)]'
  return (
    <fieldset {...rest} className={`grid grid-cols-1 gap-4 ${plain ? '' : frame}`}>
      {/* One that floats does not lie on the frame's edge. */}
      <legend
        className={`float-left w-full p-0 text-[length:inherit] ${plain ? 'text-muted' : ''}`}
      >
        {legend}
      </legend>
      {children}
    </fieldset>
  )
}

/** A box to tick, with what it says. */
export function Tick({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 wrap-anywhere">
      <input {...input} type="checkbox" className="mt-0.5" />
      {children}
    </label>
  )
}

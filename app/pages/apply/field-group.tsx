import type { ComponentProps, ReactNode } from 'react'

type FieldGroupProps = Omit<ComponentProps<'fieldset'>, 'className'> & {
  legend: ReactNode
  plain?: boolean
}

export function FieldGroup({ legend, plain, children, ...rest }: FieldGroupProps) {
  const frame = 'rounded-lg border border-line bg-raised p-[clamp(1rem,3vw,1.5rem)]'
  return (
    <fieldset {...rest} className={`grid grid-cols-1 gap-4 ${plain ? '' : frame}`}>
      {/* A floating legend doesn't overlap the frame's edge. */}
      <legend
        className={`float-left w-full p-0 text-[length:inherit] ${plain ? 'text-muted' : ''}`}
      >
        {legend}
      </legend>
      {children}
    </fieldset>
  )
}

export function Tick({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 wrap-anywhere">
      <input {...input} type="checkbox" className="mt-0.5" />
      {children}
    </label>
  )
}

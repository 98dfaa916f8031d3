import type { ComponentProps } from 'react'

const LOOKS = [
  'grid size-11 place-items-center rounded-full border border-line-strong bg-raised text-ink hover:border-ink hover:bg-lifted',
  'before:w-5 before:rotate-45 before:rounded-[1px] before:border-t-2 before:[grid-area:1/1]',
  'after:w-5 after:-rotate-45 after:rounded-[1px] after:border-t-2 after:[grid-area:1/1]',
].join(' ')

type CloseButtonProps = Omit<ComponentProps<'button'>, 'children'> & { children: string }

export function CloseButton({ className = '', children, ...rest }: CloseButtonProps) {
  return (
    <button type="button" {...rest} className={`${LOOKS} ${className}`} aria-label={children} />
  )
}

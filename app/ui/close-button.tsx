import type { ComponentProps } from 'react'

import css from './close-button.module.css'

type CloseButtonProps = Omit<ComponentProps<'button'>, 'children'> & { children: string }

/** A round button with a cross; its words are read aloud. */
export function CloseButton({ className = '', children, ...rest }: CloseButtonProps) {
  return (
    <button type="button" {...rest} className={`${css.close} ${className}`} aria-label={children} />
  )
}

import type { ComponentProps } from 'react'

import css from './close-button.module.css'

/** A round button with a cross; its words are read aloud. */
export function CloseButton({ className, children, ...rest }: ComponentProps<'button'>) {
  return (
    <button type="button" {...rest} className={className ? `${css.close} ${className}` : css.close}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M6.5 6.5l11 11m0-11l-11 11" />
      </svg>
      <span className="unseen">{children}</span>
    </button>
  )
}

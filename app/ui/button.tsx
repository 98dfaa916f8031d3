import type { ComponentProps } from 'react'

import css from './button.module.css'

export type ButtonLook = {
  look?: 'primary' | 'quiet' | 'plain'
  small?: boolean
  wide?: boolean
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Does nothing for now, but keeps the focus, as a disabled button would not. */
    waiting?: boolean
  }

/** A button that does something here. */
export function Button({ look, small, wide, waiting, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={waiting || undefined}
      onClick={waiting ? undefined : onClick}
      className={looksOf({ look, small, wide })}
    />
  )
}

/** A link that looks like a button: it leads somewhere, by a full load. */
export function ButtonLink({
  look,
  small,
  wide,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonLook) {
  return (
    <a {...rest} className={looksOf({ look, small, wide })}>
      {children}
    </a>
  )
}

/** The classes of a button's look, for whatever else looks like one. */
export function looksOf({ look = 'primary', small, wide }: ButtonLook) {
  return [css.button, css[look], small && css.small, wide && css.wide].filter(Boolean).join(' ')
}

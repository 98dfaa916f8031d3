import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { SiteLink } from './site-link.tsx'

import css from './button.module.css'

export type ButtonStyle = {
  variant?: 'primary' | 'quiet' | 'plain'
  small?: boolean
  wide?: boolean
  /** Red: what it does can't be undone, or takes something away. */
  destroys?: boolean
}

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** Does nothing for now, but keeps the focus, as a disabled button would not. */
    waiting?: boolean
  }

/** A button that does something here. */
export function Button({ variant, small, wide, destroys, waiting, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={waiting || undefined}
      onClick={waiting ? undefined : onClick}
      className={buttonClasses({ variant, small, wide, destroys })}
    />
  )
}

/** A link that looks like a button: it leads somewhere, by a full load. */
export function ButtonLink({
  variant,
  small,
  wide,
  children,
  ...rest
}: ComponentProps<'a'> & ButtonStyle) {
  return (
    <SiteLink {...rest} className={buttonClasses({ variant, small, wide })}>
      {children}
    </SiteLink>
  )
}

/** The classes of a button, for whatever else looks like one. */
function buttonClasses({ variant = 'primary', small, wide, destroys }: ButtonStyle) {
  return [css.button, css[variant], small && css.small, wide && css.wide, destroys && css.destroys]
    .filter(Boolean)
    .join(' ')
}

/** A link that looks like a button and leads on without a load: what the page holds stays. */
export function ButtonRoute({
  variant,
  small,
  wide,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link {...rest} className={buttonClasses({ variant, small, wide })} />
}

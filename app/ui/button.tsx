import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { SiteLink } from './site-link.tsx'

export type ButtonStyle = {
  variant?: 'primary' | 'quiet' | 'plain'
  small?: boolean
  wide?: boolean
  /** Red, for what can't be undone. */
  destroys?: boolean
}

type ButtonProps = ComponentProps<'button'> &
  ButtonStyle & {
    /** `aria-disabled`, because a disabled button would lose the focus. */
    waiting?: boolean
  }

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

/** By a full load. */
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

const BUTTON =
  'inline-flex cursor-pointer items-center justify-center gap-2 border text-center leading-tight no-underline transition-colors off:cursor-default'

const variants = {
  primary:
    'rounded-control border-transparent bg-accent font-semibold text-on-accent hover:bg-accent-hover hover:text-on-accent off:border-line off:bg-lifted off:text-muted',
  quiet:
    'rounded-control border-line-strong bg-transparent font-semibold text-ink hover:border-ink hover:bg-lifted hover:text-ink off:border-line off:bg-transparent off:text-muted',
  plain:
    'rounded-sm border-none bg-transparent text-15 font-medium text-ink underline decoration-accent decoration-[0.1em] underline-offset-[0.22em] hover:text-accent-text off:text-muted off:decoration-line-strong',
}

const RED =
  '[--accent-hover:#ad2f26] [--accent-text:var(--error)] [--accent:#c4392f] [--line-strong:var(--error-line)] [--on-accent:#fff]'
const RED_WORDS = 'text-error! off:text-muted!'

const REGULAR = 'min-h-12 px-[min(1.375rem,5vw)] py-2.5'
const SMALL = 'min-h-10 px-[min(1rem,4vw)] py-1.5 text-15'
const OF_WORDS = 'min-h-8 py-1'

function buttonClasses({ variant = 'primary', small, wide, destroys }: ButtonStyle) {
  const size = small ? SMALL : variant === 'plain' ? OF_WORDS : REGULAR
  const red = destroys ? `${RED} ${variant === 'primary' ? '' : RED_WORDS}` : ''
  return `${BUTTON} ${variants[variant]} ${size} ${red} ${wide ? 'w-full' : ''}`
}

/** Without a load, so that the page's state stays. */
export function ButtonRoute({
  variant,
  small,
  wide,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link {...rest} className={buttonClasses({ variant, small, wide })} />
}

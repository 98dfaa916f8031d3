import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { buttonClasses, type ButtonStyle } from './button.tsx'

/** A link that looks like a button and leads on without a load: what the page holds stays. */
export function ButtonRoute({
  variant,
  small,
  wide,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return <Link {...rest} className={buttonClasses({ variant, small, wide })} />
}

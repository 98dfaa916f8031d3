import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { looksOf, type ButtonLook } from './button.tsx'

/** A link that looks like a button and leads on without a load: what the page holds stays. */
export function ButtonRoute({
  look,
  small,
  wide,
  ...rest
}: ComponentProps<typeof Link> & ButtonLook) {
  return <Link {...rest} className={looksOf({ look, small, wide })} />
}

import { href } from 'react-router'

import css from './logo.module.css'
import { SiteLink } from '#app/ui/site-link.tsx'

/** The shop's name beside its mark, leading home. The first word stands alone where room is short. */
export function Logo({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ')
  return (
    <SiteLink className={css.logo} href={href('/')} aria-label={name}>
      <svg
        className={css.mark}
        aria-hidden="true"
        width="34"
        height="34"
        viewBox="0 0 32 32"
        fill="none"
        strokeLinecap="round"
      >
        <path
          d="M10.5 7h11a3.5 3.5 0 0 1 3.5 3.5v11a3.5 3.5 0 0 1-3.5 3.5h-11a3.5 3.5 0 0 1-3.5-3.5v-11a3.5 3.5 0 0 1 3.5-3.5zM11 11.4h10"
          stroke="currentColor"
          strokeWidth="1.9"
        />
        <path
          d="M14.9 17.2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM16 18v3.6"
          stroke="var(--accent)"
          strokeWidth="2.2"
        />
      </svg>
      <span>
        {first}
        <span className={css.rest}> {rest.join(' ')}</span>
      </span>
    </SiteLink>
  )
}

import { href } from 'react-router'

import css from './logo.module.css'

/** The shop's name beside its mark, leading home. The first word stands alone where room is short. */
export function Logo({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ')
  return (
    <a className={css.logo} href={href('/')} aria-label={name}>
      <svg
        className={css.mark}
        aria-hidden="true"
        width="34"
        height="34"
        viewBox="0 0 32 32"
        fill="none"
      >
        <rect x="1" y="1" width="30" height="30" rx="8" fill="var(--lifted)" stroke="var(--line)" />
        <rect x="7" y="7" width="18" height="18" rx="3.5" stroke="currentColor" strokeWidth="1.9" />
        <path d="M11 11.4h10" stroke="currentColor" strokeWidth="1.9" strokeLinecap="round" />
        <circle cx="16" cy="17.2" r="2.2" fill="var(--accent)" />
        <path d="M16 18v3.6" stroke="var(--accent)" strokeWidth="2.2" strokeLinecap="round" />
      </svg>
      <span>
        {first}
        <span className={css.rest}> {rest.join(' ')}</span>
      </span>
    </a>
  )
}

import { chamber } from '#app/content/footer.ts'

import css from './chamber-badge.module.css'

/** The chamber of commerce: a badge of membership once there is one, until then a way to it. */
export function ChamberBadge() {
  const { name, url, isMember, asMember, asNeighbor } = chamber

  return (
    <a className={css.badge} href={url} target="_blank" rel="noopener noreferrer">
      <svg aria-hidden="true" width="44" height="44" viewBox="0 0 44 44" fill="none">
        <circle cx="22" cy="22" r="20.5" stroke="var(--line-strong)" />
        <path
          d="M12 31h20M14 28v-9m5.3 9v-9m5.4 9v-9M30 28v-9M12 17.5 22 11l10 6.5z"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span>
        <strong>{name}</strong>
        <span className={css.standing}>{isMember ? asMember : asNeighbor}</span>
      </span>
      <span className="unseen"> (opens in a new tab)</span>
    </a>
  )
}

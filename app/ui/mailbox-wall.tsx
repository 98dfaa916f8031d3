import { useId } from 'react'

import css from './mailbox-wall.module.css'

const DOOR_WIDTH = 104
const DOOR_HEIGHT = 76

/** A wall of mailboxes, one of them open with a letter in it: decoration. */
export function MailboxWall({ className = '' }: { className?: string }) {
  const id = useId()
  return (
    <svg
      className={`${css.wall} ${className}`}
      aria-hidden="true"
      viewBox="0 0 560 424"
      fill="none"
    >
      <defs>
        <pattern
          id={id}
          x="20"
          y="22"
          width={DOOR_WIDTH}
          height={DOOR_HEIGHT}
          patternUnits="userSpaceOnUse"
        >
          <rect className={css.door} x="4.5" y="4.5" width="95" height="67" rx="6" />
          <g className={css.detail} strokeWidth="2" strokeLinecap="round">
            <path d="M18 20h26M18 27h16" />
            <circle cx="84" cy="38" r="4.5" />
            <path d="M84 38v3" />
          </g>
        </pattern>
      </defs>
      <rect className={css.frame} x="1" y="1" width="558" height="422" rx="22" strokeWidth="1.5" />
      <rect x="20" y="22" width={5 * DOOR_WIDTH} height={5 * DOOR_HEIGHT} fill={`url(#${id})`} />
      <OpenDoor />
    </svg>
  )
}

function OpenDoor() {
  return (
    <g transform="translate(228 174)">
      <rect className={css.inside} x="4" y="4" width="96" height="68" rx="6" />
      <g transform="rotate(-5 52 44)">
        <rect className={css.paper} x="16" y="22" width="74" height="46" rx="3" />
        <path className={css.fold} d="M17 24l36 24 36-24" strokeWidth="2" strokeLinejoin="round" />
      </g>
      <path
        className={css.open}
        d="M4 8a4 4 0 0 1 2-3.5L-40 -14a5 5 0 0 0-6 5v78a5 5 0 0 0 6 5L6 71.5A4 4 0 0 1 4 68z"
      />
      <g className={css.edge} strokeWidth="2.5" strokeLinecap="round">
        <circle cx="-31" cy="30" r="4.5" />
        <path d="M-31 30v4" />
      </g>
    </g>
  )
}

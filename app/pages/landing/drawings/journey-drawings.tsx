import type { ReactElement } from 'react'

import css from './drawing.module.css'

type Stop = 'addressed' | 'received' | 'kept' | 'collected'

/** A picture for each stop of a letter: decoration beside words that say the same. */
export const journeyDrawings: Record<Stop, () => ReactElement> = {
  addressed: Addressed,
  received: Received,
  kept: Kept,
  collected: Collected,
}

function Addressed() {
  return (
    <svg className={css.drawing} viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <g transform="rotate(-5 80 60)">
        <rect className={css.paper} x="22" y="24" width="116" height="74" rx="5" />
        <rect
          className={css.print}
          x="112"
          y="33"
          width="17"
          height="20"
          rx="1.5"
          strokeWidth="1.5"
          strokeDasharray="3 2"
        />
        <path
          className={css.print}
          d="M34 37h24M34 44h16M56 64h42M56 84h50"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
        <path className={css.stroke} d="M56 74h58" strokeWidth="4" strokeLinecap="round" />
      </g>
    </svg>
  )
}

function Received() {
  return (
    <svg className={css.drawing} viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <rect className={css.panel} x="24" y="40" width="112" height="66" strokeWidth="1.5" />
      <path
        className={css.panel}
        d="M20 18h120l8 22a10 10 0 0 1-19 0 10 10 0 0 1-20 0 10 10 0 0 1-19 0 10 10 0 0 1-20 0 10 10 0 0 1-19 0 10 10 0 0 1-20 0 10 10 0 0 1-19 0z"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path
        className={css.accent}
        d="M54 18h17l-1 22a10 10 0 0 1-19 0zM89 18h17l3 22a10 10 0 0 1-19 0zM20 18h17l-6 22a10 10 0 0 1-19 0zM123 18h17l8 22a10 10 0 0 1-19 0z"
      />
      <rect className={css.deep} x="38" y="58" width="84" height="28" rx="3" />
      <rect className={css.kraft} x="50" y="64" width="24" height="22" rx="2" />
      <path className={css.tape} d="M59 64h6v9l-3-2-3 2z" />
      <rect className={css.paper} x="82" y="72" width="26" height="14" rx="1.5" />
      <path className={css.line} d="M30 86h100" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}

function Kept() {
  return (
    <svg className={css.drawing} viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <rect className={css.panel} x="26" y="14" width="108" height="92" rx="9" strokeWidth="1.5" />
      <rect className={css.deep} x="36" y="24" width="88" height="72" rx="5" />
      <rect className={css.panel} x="39" y="27" width="82" height="66" rx="4" strokeWidth="1.5" />
      <path className={css.line} d="M50 41h24M50 49h14" strokeWidth="2.5" strokeLinecap="round" />
      <g transform="translate(88 52)">
        <rect className={css.accent} x="-1" y="10" width="24" height="20" rx="4" />
        <path className={css.stroke} d="M4 11V6a7 7 0 0 1 14 0v5" strokeWidth="3.5" />
        <path className={css.dark} d="M11 18v5" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>
  )
}

function Collected() {
  return (
    <svg className={css.drawing} viewBox="0 0 160 120" fill="none" aria-hidden="true">
      <rect className={css.panel} x="62" y="14" width="84" height="92" rx="9" strokeWidth="1.5" />
      <rect className={css.deep} x="72" y="26" width="64" height="68" rx="5" />
      <g transform="rotate(-7 96 66)">
        <rect className={css.paper} x="64" y="48" width="66" height="42" rx="3" />
        <path className={css.print} d="M65 50l32 20 32-20" strokeWidth="2" strokeLinejoin="round" />
      </g>
      <path
        className={css.accent}
        d="M72 28a4 4 0 0 0-2-3.5L36 12a5 5 0 0 0-6 5v86a5 5 0 0 0 6 5l34-12.5a4 4 0 0 0 2-3.5z"
      />
      <g className={css.dark} strokeWidth="2.5" strokeLinecap="round">
        <circle cx="43" cy="56" r="5" />
        <path d="M43 56v4" />
      </g>
    </svg>
  )
}

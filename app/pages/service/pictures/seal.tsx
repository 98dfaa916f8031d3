import { Illustration } from '#app/ui/illustration.tsx'
import css from '#app/ui/picture.module.css'

/** A signed paper with a seal. */
export function Seal() {
  return (
    <Illustration>
      <rect className={css.shade} x="112" y="44" width="186" height="220" rx="6" strokeWidth="2" />
      <rect className={css.paper} x="100" y="34" width="186" height="220" rx="6" strokeWidth="2" />
      <path className={css.ink} d="M150 66h86M124 98h138M124 118h138M124 138h138M124 158h84" />
      <path className={css.ink} d="M124 222h82" />
      <path
        className={css.stroke}
        d="M128 212c10-22 16-22 14-6-1 10 8 8 14-4 5-9 8 2 12 4 6 2 12-4 18-10"
      />
      <path className={css.stroke} d="M236 226l-8 34 18-10 18 10-8-34" fill="var(--accent)" />
      <circle className={css.accent} cx="246" cy="206" r="30" />
      <circle className={css.onAccent} cx="246" cy="206" r="22" />
      <path className={css.onAccent} d="m236 206 7 8 14-16" />
    </Illustration>
  )
}

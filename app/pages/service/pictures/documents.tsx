import { Illustration } from '#app/ui/illustration.tsx'
import css from '#app/ui/picture.module.css'

/** A page to fill in, and a pen. */
export function Documents() {
  return (
    <Illustration>
      <path
        className={css.shade}
        d="M128 40h116l44 44v150a6 6 0 0 1-6 6H128a6 6 0 0 1-6-6V46a6 6 0 0 1 6-6z"
        strokeWidth="2"
      />
      <path
        className={css.paper}
        d="M106 58h116l44 44v150a6 6 0 0 1-6 6H106a6 6 0 0 1-6-6V64a6 6 0 0 1 6-6z"
        strokeWidth="2"
      />
      <path className={css.shade} d="M222 58v38a6 6 0 0 0 6 6h38z" strokeWidth="2" />
      <path className={css.ink} d="M124 92h62M124 128h116M124 150h116M124 172h70" />
      <rect className={css.ink} x="124" y="196" width="118" height="38" rx="5" />
      <path className={css.stroke} d="M134 222c8-16 14-16 12-4-1 8 8 6 12-2 4-7 8 2 14 0" />
      <path className={css.accent} d="m218 196 88-88 22 22-88 88-28 6z" />
      <path className={css.onAccent} d="m294 120 22 22M218 196l22 22" />
    </Illustration>
  )
}

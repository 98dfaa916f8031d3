import { Illustration } from '#app/ui/illustration.tsx'
import css from '#app/ui/picture.module.css'

/** A conversation, and the spark of an answer. */
export function Spark() {
  return (
    <Illustration>
      <path
        className={css.plate}
        d="M60 70a14 14 0 0 1 14-14h170a14 14 0 0 1 14 14v78a14 14 0 0 1-14 14H116l-32 28v-28H74a14 14 0 0 1-14-14z"
        strokeWidth="2"
      />
      <path className={css.line} d="M86 88h130M86 109h130M86 130h76" />
      <path
        className={css.paper}
        d="M342 150a14 14 0 0 0-14-14H184a14 14 0 0 0-14 14v64a14 14 0 0 0 14 14h104l28 26v-26h12a14 14 0 0 0 14-14z"
        strokeWidth="2"
      />
      <path className={css.ink} d="M196 166h60M196 187h44M196 204h52" />
      <path
        className={css.accent}
        d="M296 152c3 20 8 25 28 28-20 3-25 8-28 28-3-20-8-25-28-28 20-3 25-8 28-28z"
      />
      <path
        className={css.accent}
        d="M300 58c2 13 5 16 18 18-13 2-16 5-18 18-2-13-5-16-18-18 13-2 16-5 18-18z"
      />
    </Illustration>
  )
}

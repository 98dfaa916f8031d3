import { Illustration } from '#app/ui/illustration.tsx'
import css from '#app/ui/picture.module.css'

/** A package with its three measures. */
export function Package() {
  return (
    <Illustration>
      <path className={css.paper} d="M92 112 204 76l104 34-112 38z" strokeWidth="2" />
      <path className={css.shade} d="M92 112v104l104 40V148z" strokeWidth="2" />
      <path className={css.paper} d="M196 148v108l112-42V110z" strokeWidth="2" />
      <path className={css.accent} d="m138 97 104 36 22-7.5-104-35.5zM242 133v40l22-8v-39.5z" />
      <g className={css.ink}>
        <path d="M216 222l40-15M216 235l24-9" />
      </g>
      <g className={css.stroke}>
        <path d="M82 228l104 40M82 228l8-1M82 228l5 6.5M186 268l-4-7M186 268l-8 1" />
        <path d="M208 270l110-42M208 270l7 2M208 270l4-7M318 228l-8-2M318 228l-4 7" />
        <path d="M330 116v98M330 116l-5 7M330 116l5 7M330 214l-5-7M330 214l5-7" />
      </g>
    </Illustration>
  )
}

import { Illustration } from '#app/ui/illustration.tsx'
import css from '#app/ui/picture.module.css'

const STRIPES = [0, 1, 2, 3, 4, 5, 6]

/** The shop from the street. */
export function Counter() {
  return (
    <Illustration>
      <rect className={css.plate} x="60" y="112" width="280" height="148" rx="6" strokeWidth="2" />
      <rect className={css.dark} x="80" y="140" width="150" height="84" rx="5" strokeWidth="2" />
      <rect className={css.dark} x="252" y="140" width="66" height="120" rx="5" strokeWidth="2" />
      <path className={css.line} d="M306 200v10" />
      {STRIPES.map((stripe) => (
        <path
          key={stripe}
          className={stripe % 2 ? css.paper : css.accent}
          d={`M${50 + stripe * 42.86} 60h42.86v52a21.43 21.43 0 0 1-42.86 0z`}
        />
      ))}
      <rect className={css.paper} x="104" y="176" width="46" height="32" rx="3" strokeWidth="2" />
      <path className={css.ink} d="m106 179 21 15 21-15" />
      <path className={css.shade} d="M166 172h48v36h-48z" strokeWidth="2" />
      <path className={css.stroke} d="M190 172v36" />
      <path className={css.line} d="M80 224h150M40 260h320" />
    </Illustration>
  )
}

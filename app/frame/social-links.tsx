import { social } from '#app/content/footer.ts'
import { LineDrawing } from '#app/ui/line-drawing.tsx'

import css from './social-links.module.css'

const SIGN_PX = 22

/** Drawn by hand, in the shape that each network is known by. */
const signs: Record<(typeof social)[number]['network'], string> = {
  facebook:
    'M14 21v-8h2.8l.5-3.3H14V7.6c0-1 .4-1.7 1.8-1.7h1.6V3.1C17 3 16.2 3 15.3 3 12.6 3 11 4.6 11 7.2v2.5H8V13h3v8',
  instagram:
    'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5zm4 4.7a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zm4.7-1.1v.1',
  youtube:
    'M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10 9v6l5-3z',
  linkedin: 'M5.5 9.5V20M5.5 5v.1M10.5 20V9.5m0 5c0-3 1.6-5 4.2-5s4.3 1.8 4.3 5V20',
}

/** Where the shop is found elsewhere. */
export function SocialLinks() {
  return (
    <ul className={css.links} aria-label="Elsewhere">
      {social.map(({ network, name, url }) => (
        <li key={network}>
          <a className={css.link} href={url} target="_blank" rel="noopener noreferrer">
            <LineDrawing path={signs[network]} size={SIGN_PX} />
            <span className="unseen">{name} (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

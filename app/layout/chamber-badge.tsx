import { newTab } from '#app/content/en/ui.ts'
import { chamber } from '#app/content/en/footer.ts'
import leading from '#app/ui/leading-icon.module.css'

import css from './chamber-badge.module.css'

/** The chamber of commerce: a badge of membership once there is one, until then a way to it. */
export function ChamberBadge() {
  const { name, url, isMember, asMember, asNeighbor } = chamber
  const standing = isMember ? asMember : asNeighbor

  return (
    <a
      className={`${css.badge} ${leading.icon} ${leading.chamber}`}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name} ${standing} ${newTab}`}
    >
      <strong>{name}</strong> {standing}
    </a>
  )
}

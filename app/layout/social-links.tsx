import { newTab } from '#app/content/en/ui.ts'
import { social } from '#app/content/en/footer.ts'
import leading from '#app/ui/leading-icon.module.css'

import css from './social-links.module.css'

/** Where the shop is found elsewhere. */
export function SocialLinks() {
  return (
    <div className={css.links}>
      {social.map(({ network, name, url }) => (
        <a
          key={network}
          className={`${css.link} ${leading.icon} ${leading[network]}`}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${name} ${newTab}`}
        />
      ))}
    </div>
  )
}

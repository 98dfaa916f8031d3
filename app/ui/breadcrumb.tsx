import { href } from 'react-router'

import { breadcrumb as words } from '#app/content/en/ui.ts'

import css from './breadcrumb.module.css'
import { SiteLink } from './site-link.tsx'

/** A page above the page. */
export type Step = { path: string; name: string }

/** Where the page stands, from the start page down. */
export function Breadcrumb({ trail, here }: { trail: Step[]; here: string }) {
  return (
    <nav aria-label={words.label}>
      <ol className={css.trail}>
        <li>
          <SiteLink href={href('/')}>{words.home}</SiteLink>
        </li>
        {trail.map(({ path, name }) => (
          <li key={path}>
            <SiteLink href={path}>{name}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}

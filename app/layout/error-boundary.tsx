import { href } from 'react-router'

import { Button, ButtonLink } from '#app/ui/button.tsx'
import { failure as words } from '#content/layout.ts'

import css from './error-boundary.module.css'

/** What is shown in the place of a page that could not be drawn. */
export function Failure() {
  return (
    <div className={`${css.failure} grid grid-cols-1 gap-5`}>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p>{words.text}</p>
      <div className={`${css.ways} flex flex-wrap gap-3`}>
        <Button onClick={() => location.reload()}>{words.retry}</Button>
        <ButtonLink variant="quiet" href={href('/')}>
          {words.home}
        </ButtonLink>
      </div>
    </div>
  )
}

import { href } from 'react-router'

import { Button, ButtonLink } from '#app/ui/button.tsx'

import css from './error-boundary.module.css'

/** What is shown in the place of a page that could not be drawn. */
export function Failure() {
  return (
    <div className={css.failure}>
      <title>Something went wrong</title>
      <h1>Something went wrong</h1>
      <p>
        This page could not be shown. Trying again usually helps; if it does not, please call us.
      </p>
      <div className={css.ways}>
        <Button onClick={() => location.reload()}>Try Again</Button>
        <ButtonLink variant="quiet" href={href('/')}>
          Go to Home
        </ButtonLink>
      </div>
    </div>
  )
}

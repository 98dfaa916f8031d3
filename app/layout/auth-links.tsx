import { href } from 'react-router'

import { Button, ButtonLink } from '#app/ui/button.tsx'
import { layout } from '#content/layout.ts'

/** Both links are in the HTML; styles show one before any script runs (base.css, `data-shown`). */
export function AuthLinks() {
  const words = layout.account
  return (
    <>
      <ButtonLink variant="quiet" small href={href('/account/:page?')} data-shown="signed-in">
        {words.account}
      </ButtonLink>
      <Button variant="quiet" small data-shown="signed-in" data-sign-out="">
        {words.logout}
      </Button>
      <ButtonLink variant="quiet" small href={href('/login')} data-shown="signed-out">
        {words.login}
      </ButtonLink>
      <ButtonLink variant="quiet" small href={href('/register')} data-shown="signed-out">
        {words.signUp}
      </ButtonLink>
    </>
  )
}

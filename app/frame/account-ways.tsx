import { href } from 'react-router'

import { Button, ButtonLink } from '#app/ui/button.tsx'

import css from './account-ways.module.css'

/**
 * The way in or out. Both stand in the HTML: styles show the one that fits, before any script has
 * run and in every tab (base.css, `data-shown`). Who presses LOGOUT is heard by use-logout.ts.
 */
export function AccountWays() {
  return (
    <>
      <div data-shown="signed-in" className={css.ways}>
        <ButtonLink look="quiet" small href={href('/account')} data-rank="second">
          Account
        </ButtonLink>
        <Button look="quiet" small data-sign-out="">
          LOGOUT
        </Button>
      </div>
      <div data-shown="signed-out" className={css.ways}>
        <ButtonLink look="quiet" small href={href('/login')} data-rank="third">
          LOGIN
        </ButtonLink>
        <ButtonLink small href={href('/register')}>
          SIGN UP
        </ButtonLink>
      </div>
    </>
  )
}

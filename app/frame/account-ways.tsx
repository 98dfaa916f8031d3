import { useRef } from 'react'
import { href } from 'react-router'

import { useSignOut } from '#app/session/use-sign-out.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'

import css from './account-ways.module.css'

/**
 * The way in or out. Both stand in the HTML: styles show the one that fits, before any script has
 * run and in every tab (base.css, `data-shown`).
 */
export function AccountWays() {
  const login = useRef<HTMLAnchorElement>(null)

  return (
    <>
      <div data-shown="signed-in" className={css.ways}>
        <ButtonLink look="quiet" small href={href('/account')} data-rank="second">
          Account
        </ButtonLink>
        <Logout onDone={() => login.current?.focus()} />
      </div>
      <div data-shown="signed-out" className={css.ways}>
        <ButtonLink ref={login} look="quiet" small href={href('/login')} data-rank="third">
          LOGIN
        </ButtonLink>
        <ButtonLink small href={href('/register')}>
          SIGN UP
        </ButtonLink>
      </div>
    </>
  )
}

function Logout({ onDone }: { onDone: () => void }) {
  const { busy, leave } = useSignOut('local', () => {
    onDone()
    showToast({ tone: 'success', text: 'You are signed out.' })
  })

  return (
    <Button look="quiet" small aria-busy={busy || undefined} onClick={leave}>
      LOGOUT
    </Button>
  )
}

import { useRef } from 'react'
import { href } from 'react-router'

import { business } from '#app/content/business.ts'
import { useSignOut } from '#app/session/use-sign-out.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'

import { Logo } from './logo.tsx'

import css from './top-bar.module.css'

const places = [
  { name: 'How it works', to: '/#how-it-works' },
  { name: 'Plans', to: '/#plans' },
  { name: 'Location', to: '/#location' },
]

/**
 * The shop's name, and the way in or out. Both ways stand in the HTML: styles show the one that
 * fits, before any script has run and in every tab (base.css, `data-shown`).
 */
export function TopBar() {
  const login = useRef<HTMLAnchorElement>(null)

  return (
    <header className={css.bar}>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      <div className={css.inner}>
        <Logo name={business.name} />
        <nav className={css.places} aria-label="Main">
          {places.map(({ name, to }) => (
            <a key={to} className={css.place} href={to}>
              {name}
            </a>
          ))}
        </nav>
        <div className={css.account}>
          <div data-shown="signed-in" className={css.account}>
            <ButtonLink look="quiet" small href={href('/account')}>
              Account
            </ButtonLink>
            <Logout onDone={() => login.current?.focus()} />
          </div>
          <div data-shown="signed-out" className={css.account}>
            <ButtonLink ref={login} look="quiet" small href={href('/login')}>
              LOGIN
            </ButtonLink>
            <ButtonLink small href={href('/register')}>
              SIGN UP
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  )
}

function Logout({ onDone }: { onDone: () => void }) {
  const { busy, leave } = useSignOut('local', onDone)

  return (
    <Button look="quiet" small aria-busy={busy || undefined} onClick={leave}>
      LOGOUT
    </Button>
  )
}

import { href } from 'react-router'

import { ButtonLink } from '#app/ui/button.tsx'

import css from './landing.module.css'

export function ClosingCall() {
  return (
    <div className={css.band}>
      <section className={`${css.section} ${css.last}`}>
        <div className={css.heading}>
          <h2>Ready when you are</h2>
          <p>Open an account today, and come by with your two IDs when it suits you.</p>
        </div>
        <div className={css.ways}>
          <span data-shown="signed-out" className={css.ways}>
            <ButtonLink href={href('/register')}>Create account</ButtonLink>
            <ButtonLink look="quiet" href={href('/login')}>
              Sign in
            </ButtonLink>
          </span>
          <span data-shown="signed-in">
            <ButtonLink href={href('/account')}>Go to your account</ButtonLink>
          </span>
        </div>
      </section>
    </div>
  )
}

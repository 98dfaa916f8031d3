import { href } from 'react-router'

import { ButtonLink } from '#app/ui/button.tsx'

import section from './section.module.css'

export function ClosingCall() {
  return (
    <div className={section.band}>
      <section className={`${section.section} ${section.last}`}>
        <div className={section.heading}>
          <h2>Ready when you are</h2>
          <p>Open an account today, and come by with your two IDs when it suits you.</p>
        </div>
        <div className={section.ways}>
          <span data-shown="signed-out" className={section.ways}>
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

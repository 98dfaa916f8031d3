import { href } from 'react-router'

import { business, emailLink, phoneLink } from '#app/content/business.ts'

import css from './footer.module.css'

/** Who we are, where, and when: the same words on every page. */
export function Footer() {
  return (
    <footer id="footer" className={css.footer}>
      <div className={css.columns}>
        <section>
          <h2>{business.name}</h2>
          <address>
            {business.addressLines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        </section>
        <section>
          <h2>Contact</h2>
          <ul>
            <li>
              <a href={phoneLink}>{business.phone}</a>
            </li>
            <li>
              <a href={emailLink}>{business.email}</a>
            </li>
          </ul>
        </section>
        <section>
          <h2>Office hours</h2>
          <dl className={css.hours}>
            {business.hours.map(({ days, times }) => (
              <Hours key={days} days={days} times={times} />
            ))}
          </dl>
        </section>
        <nav aria-label="Account">
          <h2>Your account</h2>
          <ul>
            <li data-shown="signed-out">
              <a href={href('/login')}>Sign in</a>
            </li>
            <li data-shown="signed-out">
              <a href={href('/register')}>Create account</a>
            </li>
            <li data-shown="signed-in">
              <a href={href('/account')}>Account settings</a>
            </li>
          </ul>
        </nav>
      </div>
      <p className={css.small}>
        {business.legalName}, a family-owned private mailbox shop in {business.neighbourhood}.
      </p>
    </footer>
  )
}

function Hours({ days, times }: { days: string; times: string }) {
  return (
    <>
      <dt>{days}</dt>
      <dd>{times}</dd>
    </>
  )
}

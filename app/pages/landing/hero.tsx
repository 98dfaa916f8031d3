import { href } from 'react-router'

import { landing } from '#app/content/landing.ts'
import { fillInText } from '#app/facts/fill-in.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MailboxWall } from '#app/ui/mailbox-wall.tsx'

import css from './hero.module.css'
import section from './section.module.css'

export function Hero() {
  return (
    <section className={css.hero}>
      <div className={css.words}>
        <h1>{landing.hero.title}</h1>
        <p className={css.lead}>{landing.hero.lead}</p>
        <div className={section.ways}>
          <span data-shown="signed-out">
            <ButtonLink href={href('/register')}>Create account</ButtonLink>
          </span>
          <span data-shown="signed-in">
            <ButtonLink href={href('/account')}>Go to your account</ButtonLink>
          </span>
          <ButtonLink look="quiet" href="#plans">
            See plans
          </ButtonLink>
        </div>
        <ul className={css.brief}>
          <li>
            <Icon name="clock" /> {landing.hero.open}
          </li>
          <li>
            <Icon name="letter" /> {fillInText(landing.hero.price)}
          </li>
        </ul>
      </div>
      <div className={css.picture}>
        <MailboxWall />
      </div>
    </section>
  )
}

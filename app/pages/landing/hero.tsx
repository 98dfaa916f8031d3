import { href } from 'react-router'

import { openDays } from '#app/facts/office-hours.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { MailboxWall } from '#app/ui/mailbox-wall.tsx'
import { landing } from '#content/landing.ts'

import css from './hero.module.css'
import section from './section.module.css'
import leading from '#app/ui/leading-icon.module.css'

export function Hero() {
  return (
    <section data-later="linked" className={css.hero}>
      <div className={css.words}>
        <h1>{landing.hero.title}</h1>
        <p className={css.lead}>{withFacts(landing.hero.lead)}</p>
        <div className={section.ways}>
          <ButtonLink href={href('/apply')} data-shown="signed-out">
            {landing.hero.apply}
          </ButtonLink>
          <ButtonLink href={href('/account')} data-shown="signed-in">
            {landing.hero.account}
          </ButtonLink>
          <ButtonLink variant="quiet" href="#plans">
            {landing.hero.plans}
          </ButtonLink>
        </div>
        <ul className={css.brief}>
          <li className={`${leading.icon} ${leading.clock}`}>{openDays}</li>
          <li className={`${leading.icon} ${leading.letter}`}>{withFacts(landing.hero.price)}</li>
        </ul>
      </div>
      <MailboxWall className={css.picture} />
    </section>
  )
}

import { Fragment, type ReactNode } from 'react'
import { href } from 'react-router'

import { business, phoneLink } from '#app/content/business.ts'
import { lowestMonthlyCents } from '#app/content/plans.ts'
import { openDays } from '#app/facts/office-hours.ts'
import { withFacts } from '#app/facts/with-facts.ts'
import { lowestPriceWords } from '#app/pricing/price-words.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { InlineMarkdown } from '#app/ui/inline-markdown.tsx'
import { Storefront } from '#app/ui/storefront.tsx'
import { landing } from '#content/landing.ts'

import { OpeningSign } from './opening-sign.tsx'

const words = landing.hero
const price = lowestPriceWords(lowestMonthlyCents)

export function Hero() {
  return (
    <section className="grid items-center gap-6 px-(--margin) py-6 sm:py-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:py-20">
      <div className="grid justify-items-start gap-4 sm:gap-5">
        <h1 className="text-(length:--size-h1) leading-[1.04] tracking-[-0.035em]">
          {words.title}
        </h1>
        <p className="text-lead text-muted max-w-136">{withFacts(words.lead)}</p>
        <p>
          <a className="no-underline" href="#plans">
            <span className="text-[1.75rem] leading-tight">
              <InlineMarkdown text={words.price} values={{ price: price.amount }} />
            </span>{' '}
            <span className="text-muted block text-[0.9375rem]">{price.detail}</span>
          </a>
        </p>
        <ul className="grid gap-2">
          <Fact icon="place">
            <a href="#location">
              {business.addressLines.map((line, place) => (
                <Fragment key={line}>
                  {place > 0 && ', '}
                  <span className="whitespace-nowrap">{line}</span>
                </Fragment>
              ))}
            </a>
          </Fact>
          <Fact icon="clock">
            <OpeningSign meanwhile={openDays} />
          </Fact>
          <Fact icon="phone" className="sm:hidden">
            <a href={phoneLink}>{business.phone}</a>
          </Fact>
        </ul>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={href('/apply')} data-shown="signed-out">
            {words.apply}
          </ButtonLink>
          <ButtonLink variant="quiet" href={href('/register')} data-shown="signed-out">
            {words.signUp}
          </ButtonLink>
          <ButtonLink href={href('/account/:page?')} data-shown="signed-in">
            {words.account}
          </ButtonLink>
        </div>
      </div>
      <Storefront
        isFirst
        className="max-w-160 justify-self-center max-sm:aspect-2/1 max-sm:object-cover"
      />
    </section>
  )
}

type FactProps = { icon: IconName; className?: string; children: ReactNode }

function Fact({ icon, className = '', children }: FactProps) {
  return (
    <li className={`grid grid-cols-[auto_1fr] gap-2.5 leading-7 ${className}`}>
      <span className="mt-1 text-accent-text">
        <Icon name={icon} />
      </span>
      {children}
    </li>
  )
}

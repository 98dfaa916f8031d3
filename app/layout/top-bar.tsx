import { href } from 'react-router'

import { business, phoneLink } from '#app/content/business.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { SkipLink } from '#app/ui/skip-link.tsx'
import { ThemeSwitch } from '#app/ui/theme-switch.tsx'
import { landing } from '#content/landing.ts'
import { layout } from '#content/layout.ts'

import { AuthLinks, LanguageSwitch, Menu, MenuButton } from './menu.tsx'

export function TopBar() {
  return (
    <header className="sticky top-0 z-100 flex min-h-[calc(var(--bar)+1px)] items-center gap-1 border-b border-line bg-ground px-(--margin) max-lg:flex-wrap sm:gap-2 lg:gap-3 [@media(max-height:30rem)]:static">
      <SkipLink>{layout.skip}</SkipLink>
      <Logo name={business.name} />
      <Menu />
      <div className="ml-auto flex items-center gap-1 max-lg:flex-wrap max-md:hidden lg:max-xl:[&>:is(a,button)]:px-2 lg:max-xl:[&>:is(a,button)]:text-[0.8125rem] xl:gap-2">
        <LanguageSwitch />
        <ThemeSwitch />
        <AuthLinks />
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-1 md:hidden">
        <a
          className="grid size-11 place-items-center rounded-lg hover:bg-lifted"
          href={phoneLink}
          aria-label={`${landing.contact.call} ${business.phone}`}
        >
          <Icon name="phone" size={22} />
        </a>
        <ButtonLink variant="quiet" small href={href('/apply')} data-shown="signed-out">
          {layout.apply}
        </ButtonLink>
        <ButtonLink variant="quiet" small href={href('/account/:page?')} data-shown="signed-in">
          {layout.account.account}
        </ButtonLink>
      </div>
      <MenuButton action="show" />
    </header>
  )
}

function Logo({ name }: { name: string }) {
  const [first, ...rest] = name.split(' ')
  return (
    <SiteLink
      className="flex min-w-9.5 items-center gap-x-[0.3em] text-[1.0625rem] font-semibold tracking-[-0.01em] whitespace-nowrap no-underline hover:text-inherit"
      href={href('/')}
      aria-label={name}
    >
      <svg
        className="mr-1 flex-none rounded-lg border border-line bg-lifted"
        aria-hidden="true"
        width="34"
        height="34"
        viewBox="0 0 32 32"
        fill="none"
        strokeLinecap="round"
      >
        <path
          d="M10.5 7h11a3.5 3.5 0 0 1 3.5 3.5v11a3.5 3.5 0 0 1-3.5 3.5h-11a3.5 3.5 0 0 1-3.5-3.5v-11a3.5 3.5 0 0 1 3.5-3.5zM11 11.4h10"
          stroke="currentColor"
          strokeWidth="1.9"
        />
        <path
          d="M14.9 17.2a1.1 1.1 0 1 0 2.2 0a1.1 1.1 0 1 0-2.2 0zM16 18v3.6"
          stroke="var(--accent)"
          strokeWidth="2.2"
        />
      </svg>
      <span className="max-[22.5rem]:hidden in-[html:lang(es)]:lg:max-xl:hidden">{first}</span>{' '}
      <span className="max-md:hidden lg:hidden">{rest.join(' ')}</span>
    </SiteLink>
  )
}

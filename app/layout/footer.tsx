import { href } from 'react-router'

import { business, emailLink, phoneLinkOf } from '#app/content/business.ts'
import { neighborhood } from '#app/facts/neighborhood.ts'
import { hoursInLines } from '#app/facts/office-hours.ts'
import { LivePart } from '#app/islands/live-part.tsx'
import { Icon, LineDrawing } from '#app/ui/icon.tsx'
import { companyMenu, menu, type NavigationItem } from '#app/ui/navigation.ts'
import { NotaryNotice } from '#app/ui/notary-notice.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { chamber, legalLinks, social, footer as words } from '#content/footer.ts'
import { landing } from '#content/landing.ts'
import { language } from '#content/language.ts'
import { layout } from '#content/layout.ts'
import { newTab } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

import css from './footer.module.css'

const { legalName } = business
const NAME = 'mb-2 text-[1rem] tracking-normal text-ink'
const TITLE = 'mb-1.5 text-[0.8125rem] tracking-[0.06em] text-ink uppercase'
const LINK = 'w-fit max-w-full py-1 no-underline hover:underline'
const entry = (path: string) => menu.filter((item) => item.path === path)
const columns = [
  ...['/how-it-works', '/#plans', '/services'].flatMap(entry),
  { text: words.tools, path: '/tools', items: ['/tools', '/ai-tools'].flatMap(below) },
  companyMenu,
]

export function PageEnd() {
  return (
    <>
      {/* Observed: the top counts as left below this height. */}
      <i className="pointer-events-none absolute top-0 h-100 w-px" data-top="" />
      <Footer />
    </>
  )
}

function Footer() {
  return (
    <footer
      id="footer"
      className="relative grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line bg-sunken px-(--margin) pt-6 pb-5 sm:gap-6 sm:pb-20 text-[0.9375rem] text-muted lg:gap-12 lg:pt-14"
    >
      <ScrollButtons />
      <div className="flex flex-wrap gap-x-12 gap-y-4 wrap-anywhere *:min-w-0 lg:gap-x-16">
        <Contact />
        <OfficeHours />
        <ChamberBadge />
      </div>
      <nav aria-label={words.label}>
        <details className={css.pages}>
          <summary className="justify-between border-y border-line py-3 font-semibold text-ink">
            {words.pages}
          </summary>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-(--gutter) gap-y-6 pt-4 lg:flex lg:justify-between lg:pt-0">
            {columns.map((column) => (
              <Column key={column.text} {...column} />
            ))}
            <Account />
          </div>
        </details>
      </nav>
      {/* Government Code 8219.5, for a site in another language. */}
      {language !== 'en' && (
        <NotaryNotice className="grid grid-cols-1 text-small max-w-184 gap-1" />
      )}
      <div
        id="bottom"
        className="text-small flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-line pt-5"
      >
        <p>{interpolate(words.shop, { legalName, neighborhood })}</p>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {legalLinks.map(({ text, path }) => (
            <SiteLink key={path} className={LINK} href={path}>
              {text}
            </SiteLink>
          ))}
        </div>
        <SocialLinks />
      </div>
    </footer>
  )
}

function Contact() {
  return (
    <section>
      <h2 className={NAME}>{business.name}</h2>
      <address className="grid justify-items-start gap-1 whitespace-pre-line">
        {business.addressLines.join('\n')}
        {[business.phone, ...business.otherPhones].map((phone) => (
          <a key={phone} href={phoneLinkOf(phone)}>
            {phone}
          </a>
        ))}
        <a href={emailLink}>{business.email}</a>
      </address>
    </section>
  )
}

function OfficeHours() {
  return (
    <section className="max-sm:hidden">
      <h2 className={NAME}>{words.hours}</h2>
      <p className="whitespace-pre-line">{hoursInLines}</p>
      <LivePart name="days" />
      <SiteLink href="/#location">{words.holidays}</SiteLink>
    </section>
  )
}

function Column({ text, items }: Pick<NavigationItem, 'text' | 'items'>) {
  return (
    <section className="grid content-start">
      <h2 className={TITLE}>{text}</h2>
      {items?.filter(isPlaceToGo).map((item) => (
        <SiteLink key={item.text} className={LINK} href={item.path}>
          {item.text}
        </SiteLink>
      ))}
    </section>
  )
}

function Account() {
  return (
    <section className="grid content-start">
      <h2 className={TITLE}>{words.account.title}</h2>
      <SiteLink className={LINK} href={href('/apply')}>
        {landing.hero.apply}
      </SiteLink>
      <SiteLink className={LINK} data-shown="signed-out" href={href('/login')}>
        {words.account.signIn}
      </SiteLink>
      <SiteLink className={LINK} data-shown="signed-out" href={href('/register')}>
        {words.account.register}
      </SiteLink>
      <SiteLink
        className={LINK}
        data-shown="signed-in"
        href={href('/account/:page?', { page: 'settings' })}
      >
        {words.account.settings}
      </SiteLink>
      <SiteLink className={LINK} href={href('/dashboard')}>
        {words.account.mailboxes}
      </SiteLink>
      <SiteLink className={LINK} href={href('/preferences')}>
        {words.account.preferences}
      </SiteLink>
    </section>
  )
}

function below(path: string) {
  return entry(path).flatMap(({ items = [] }) => items)
}

function isPlaceToGo({ path }: NavigationItem) {
  return !path.startsWith('/#video') && !path.startsWith('https:')
}

const CHAMBER =
  'M12 .8a11.2 11.2 0 1 0 0 22.400a11.200 11.200 0 0 0 0-22.400zM6.500 16.900h10.900M7.600 15.300v-4.900m2.900 4.900v-4.900m3 4.900v-4.900m2.900 4.900v-4.900M6.500 9.500 12 6l5.500 3.500z'

function ChamberBadge() {
  const { name, url, isMember, asMember, asNeighbor } = chamber
  const standing = isMember ? asMember : asNeighbor

  return (
    <a
      className="grid grid-cols-[auto_minmax(0,auto)] gap-x-3.5 self-start rounded-lg border border-line bg-ground p-3 pr-4 text-small leading-snug no-underline hover:border-line-strong lg:ml-auto [&>svg]:row-span-2"
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name} ${standing} ${newTab}`}
    >
      <LineDrawing path={CHAMBER} size={44} lineWidth={0.95} />
      <strong className="self-end text-[0.9375rem] font-semibold text-ink">{name}</strong>{' '}
      {standing}
    </a>
  )
}

function SocialLinks() {
  return (
    <div className="-mx-2 flex flex-wrap gap-1 lg:ml-auto">
      {social.map(({ network, name, url }) => (
        <a
          key={network}
          className="grid size-11 place-items-center rounded-lg hover:bg-lifted"
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${name} ${newTab}`}
        >
          <Icon name={network} size={22} />
        </a>
      ))}
    </div>
  )
}

/** In the margin of a wide window; otherwise beside the footer, where they cover no text. */
const PLACE = [
  'absolute -top-5.5 right-(--gutter) z-1 hidden gap-1.5 in-data-long:flex noscript:flex',
  'min-[83rem]:not-noscript:fixed min-[83rem]:not-noscript:top-auto min-[83rem]:not-noscript:right-4 min-[83rem]:not-noscript:bottom-4 min-[83rem]:not-noscript:z-90 min-[83rem]:not-noscript:flex-col',
  // A full-width video has its controls at the lower edge.
  'min-[83rem]:not-noscript:in-data-film:bottom-24',
].join(' ')

const END =
  'grid size-11 place-items-center rounded-full border-4 border-transparent bg-raised bg-clip-padding text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] before:size-2.5 before:border-r-2 before:border-b-2 hover:bg-lifted hover:text-ink'
const TOP =
  'before:translate-y-0.5 before:rotate-225 min-[83rem]:not-noscript:not-in-data-scrolled:hidden'
const BOTTOM = 'before:-translate-y-0.5 before:rotate-45 max-[83rem]:not-noscript:hidden'

function ScrollButtons() {
  const { label, top, bottom } = layout.scroll
  return (
    <nav className={PLACE} aria-label={label}>
      <a className={`${END} ${TOP}`} href="#top" aria-label={top} />
      <a className={`${END} ${BOTTOM}`} href="#bottom" aria-label={bottom} />
    </nav>
  )
}

import { href } from 'react-router'

import { business, emailLink, phoneLinkOf } from '#app/content/business.ts'
import { neighborhood } from '#app/facts/neighborhood.ts'
import { hoursInLines } from '#app/facts/office-hours.ts'
import { LivePart } from '#app/islands/live-part.tsx'
import { companyMenu, menu, type NavigationItem } from '#app/ui/navigation.ts'
import { NotaryNotice } from '#app/ui/notary-notice.tsx'
import { SiteLink } from '#app/ui/site-link.tsx'
import { chamber, legalLinks, social, footer as words } from '#content/footer.ts'
import { landing } from '#content/landing.ts'
import { language } from '#content/language.ts'
import { newTab } from '#content/ui.ts'
import { interpolate } from '#shared/interpolate.ts'

import { ScrollButtons } from './scroll-buttons.tsx'

import css from './footer.module.css'
import leading from '#app/ui/leading-icon.module.css'

const { legalName } = business
const entry = (path: string) => menu.filter((item) => item.path === path)
const columns = [
  ...['/how-it-works', '/#plans', '/services'].flatMap(entry),
  { text: words.tools, path: '/tools', items: ['/tools', '/ai-tools'].flatMap(below) },
  companyMenu,
]

/** What stands below every page. */
export function PageEnd() {
  return (
    <>
      <ScrollButtons />
      <Footer />
    </>
  )
}

/** Who we are, where and when, and every way on: the same words on every page. */
function Footer() {
  return (
    <footer id="footer" className={css.footer}>
      <div className={css.shop}>
        <Contact />
        <OfficeHours />
        <ChamberBadge />
      </div>
      <nav aria-label={words.label} className={css.columns}>
        {columns.map((column) => (
          <Column key={column.text} {...column} />
        ))}
        <Account />
      </nav>
      {/* Where the site speaks another language than English of its Notary Public, its menu does too: on every page. */}
      {language !== 'en' && <NotaryNotice className={`${css.notice} stack gap-1`} />}
      <div id="bottom" className={css.end}>
        <p>{interpolate(words.shop, { legalName, neighborhood })}</p>
        <div className={css.legal}>
          {legalLinks.map(({ text, path }) => (
            <SiteLink key={path} href={path}>
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
      <h2>{business.name}</h2>
      <address>
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
    <section>
      <h2>{words.hours}</h2>
      <p>{hoursInLines}</p>
      <LivePart name="days" />
      <SiteLink href="/#location">{words.holidays}</SiteLink>
    </section>
  )
}

function Column({ text, items }: Pick<NavigationItem, 'text' | 'items'>) {
  return (
    <section>
      <h2>{text}</h2>
      {items?.filter(isPlaceToGo).map((item) => (
        <SiteLink key={item.text} href={item.path}>
          {item.text}
        </SiteLink>
      ))}
    </section>
  )
}

function Account() {
  return (
    <section>
      <h2>{words.account.title}</h2>
      <SiteLink href={href('/apply')}>{landing.hero.apply}</SiteLink>
      <SiteLink data-shown="signed-out" href={href('/login')}>
        {words.account.signIn}
      </SiteLink>
      <SiteLink data-shown="signed-out" href={href('/register')}>
        {words.account.register}
      </SiteLink>
      <SiteLink data-shown="signed-in" href={href('/account')}>
        {words.account.settings}
      </SiteLink>
      <SiteLink href={href('/dashboard')}>{words.account.mailboxes}</SiteLink>
      <SiteLink href={href('/preferences')}>{words.account.preferences}</SiteLink>
    </section>
  )
}

function below(path: string) {
  return entry(path).flatMap(({ items = [] }) => items)
}

/** Videos are seen in their place, and what leads away stands with its reason. */
function isPlaceToGo({ path }: NavigationItem) {
  return !path.startsWith('/#video') && !path.startsWith('https:')
}

/** The chamber of commerce: a badge of membership once there is one, until then a way to it. */
function ChamberBadge() {
  const { name, url, isMember, asMember, asNeighbor } = chamber
  const standing = isMember ? asMember : asNeighbor

  return (
    <a
      className={`${css.badge} ${leading.icon} ${leading.chamber}`}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${name} ${standing} ${newTab}`}
    >
      <strong>{name}</strong> {standing}
    </a>
  )
}

function SocialLinks() {
  return (
    <div className={css.links}>
      {social.map(({ network, name, url }) => (
        <a
          key={network}
          className={`${css.link} ${leading.icon} ${leading[network]}`}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`${name} ${newTab}`}
        />
      ))}
    </div>
  )
}

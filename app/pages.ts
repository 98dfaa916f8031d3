import { readdirSync } from 'node:fs'

import { menuPaths } from '#app/ui/navigation.ts'
import { siteLanguage } from '#tooling/site-language.ts'

import { plans } from './content/plans.ts'
import { staffPages } from './shop/core/staff-pages.ts'

/**
 * What is known of a page beside what it shows. Routes, finished HTML, response headers, speculation
 * rules, the service worker's list, sitemap and the bench's lists all follow from it.
 */
export type Page = {
  /** Where the page stands. */
  path: string
  /** The module that shows it, under `app/`. */
  module: string
  /** React Router's pattern, where one module answers several addresses. */
  pattern?: string
  /** Its one finished page answers every address of its pattern. */
  isShell?: true
  /** The layout between frame and page: a module under `app/`. */
  layout?: string
  /** Nothing of ours surrounds it. */
  isBare?: true
  /** It may stand in a frame of this site. */
  isFramed?: true
  /** It handles a link's secret or shows an account: not stored, no Referer, not listed. */
  isPrivate?: true
  /** No search engine is to list it: what stands there is the visitor's own. */
  isUnlisted?: true
  /** For whoever looks after the site: without DIAGNOSTICS there is none. */
  isDiagnostic?: true
  /** Useless without a network: the service worker does not store it. */
  isOnlineOnly?: true
  /** It acts when it is opened, so that no browser opens it ahead. */
  isNeverPrepared?: true
  /** React hydrates at once: the page works from the start. */
  hydratesAtOnce?: true
  /** It runs no script at all. */
  hasNoScripts?: true
}

const DEVICE = { isUnlisted: true, hydratesAtOnce: true } as const
const PRIVATE = {
  isPrivate: true,
  isUnlisted: true,
  isOnlineOnly: true,
  isNeverPrepared: true,
  hydratesAtOnce: true,
} as const
/** The staff console's: it has a frame of its own, and nothing of it is fetched ahead for a visitor. */
const STAFF = { ...PRIVATE, isBare: true, layout: 'shop/staff/console.tsx' } as const
const SIGN_IN = { isOnlineOnly: true, isNeverPrepared: true } as const
const DIAGNOSTIC = { ...DEVICE, isDiagnostic: true, isOnlineOnly: true } as const

/** Services with a module of their own. */
const serviceModules: Record<string, string> = {
  '/services/shipping-quote': 'pages/service/shipping-quote.tsx',
  '/services/mailbox/mailbox-rental': 'pages/service/addressed-topic.tsx',
  '/services/mailbox/package-receiving': 'pages/service/addressed-topic.tsx',
}

const namedPages: Page[] = [
  { path: '/', module: 'pages/landing/landing.tsx' },
  { path: '/apply', module: 'pages/apply/apply.tsx', isNeverPrepared: true },
  { path: '/login', module: 'pages/account/login.tsx', ...SIGN_IN },
  { path: '/register', module: 'pages/account/register.tsx', ...SIGN_IN },
  { path: '/reset-password', module: 'pages/account/reset-password.tsx', ...PRIVATE },
  { path: '/auth/callback', module: 'pages/account/auth-callback.tsx', ...PRIVATE },
  ...['/account', '/account/rental', '/account/security', '/account/settings'].map((path) => ({
    path,
    pattern: '/account/:page?',
    module: 'pages/account/account.tsx',
    ...PRIVATE,
  })),
  { path: '/visit', module: 'pages/account/visit.tsx', ...PRIVATE },
  ...staffPages.map(({ name, path, pattern }) => ({
    path,
    module: `pages/staff/${name}.tsx`,
    ...(pattern && { pattern, isShell: true as const }),
    ...STAFF,
  })),
  { path: '/dashboard', module: 'pages/sample-mailboxes/dashboard.tsx', ...DEVICE },
  { path: '/add-mailbox', module: 'pages/sample-mailboxes/add-mailbox.tsx', ...DEVICE },
  {
    path: '/edit-mailbox/any',
    pattern: '/edit-mailbox/:id',
    module: 'pages/sample-mailboxes/edit-mailbox.tsx',
    ...DEVICE,
    isShell: true,
    isOnlineOnly: true,
    isNeverPrepared: true,
  },
  { path: '/preferences', module: 'pages/sample-mailboxes/preferences.tsx', ...DEVICE },
  { path: '/maps-embed', module: 'pages/locator/maps-embed.tsx', isUnlisted: true },
  {
    path: '/maps-app',
    module: 'pages/locator/maps-app.tsx',
    ...DEVICE,
    isBare: true,
    isFramed: true,
  },
  // Stands in for any page that is not kept on the device: at a strange address nothing may wake.
  {
    path: '/offline',
    module: 'pages/offline/offline.tsx',
    isUnlisted: true,
    isOnlineOnly: true,
    isBare: true,
    hasNoScripts: true,
  },
  ...plans.map(({ path }) => ({ path, module: 'pages/plan/plan.tsx' })),
  { path: '/supabase-test', module: 'pages/diagnostics/database-test.tsx', ...DIAGNOSTIC },
  { path: '/performance-example', module: 'pages/diagnostics/performance.tsx', ...DIAGNOSTIC },
  { path: '/how-it-works', module: 'pages/company/how-it-works.tsx' },
  { path: '/will-it-be-accepted', module: 'pages/company/will-it-be-accepted.tsx' },
  { path: '/reviews', module: 'pages/company/reviews.tsx' },
  { path: '/sitemap', module: 'pages/company/sitemap.tsx' },
  { path: '/blog', module: 'pages/articles/blog.tsx' },
  ...textsIn('articles', '/blog', 'pages/articles/article.tsx'),
  ...textsIn('legal', '', 'pages/articles/legal-text.tsx'),
]

/** What the menu leads to and no line above names is a page about one thing: its words stand in the content, and its address in the menu. */
const topicPages = [...new Set(menuPaths)]
  .filter((path) => /^\/[\w/-]+$/.test(path) && namedPages.every((page) => page.path !== path))
  .map((path) => ({
    path,
    module: serviceModules[path] ?? 'pages/service/topic.tsx',
    pattern: serviceModules[path] ? undefined : patternOf(path),
  }))

const allPages: Page[] = [...namedPages, ...topicPages]

/** Every page of this language that becomes finished HTML at build time: the staff console is English alone. */
export const pages =
  siteLanguage === 'en'
    ? allPages
    : allPages.filter(({ path }) => !`${path}/`.startsWith('/staff/'))

export const paths = pages.map(({ path }) => path)

/** One route answers a family of services, so that the browser's list of routes stays short. */
function patternOf(path: string) {
  if (path.startsWith('/services')) return '/services/:family?/:topic?'
  if (path.startsWith('/tools')) return '/tools/:topic?'
  return path
}

/** Markdown texts of the content: each file is a page (docs/decisions/021). */
function textsIn(folder: 'articles' | 'legal', above: string, layout: string): Page[] {
  const names = readdirSync(`app/content/${siteLanguage}/${folder}`).filter((name) =>
    name.endsWith('.md'),
  )
  return names.map((name) => ({
    path: `${above}/${name.replace(/\.md$/, '')}`,
    module: `content/${siteLanguage}/${folder}/${name}`,
    layout,
  }))
}

import { readdirSync } from 'node:fs'

import { menuPaths } from '#app/ui/navigation.ts'
import { siteLanguage } from '#tooling/site-language.ts'

import { plans } from './content/plans.ts'
import { staffPages } from './shop/core/staff-pages.ts'

/**
 * Routes, finished HTML, response headers, speculation rules, the service worker, the sitemap and the benchmarks
 * read this table.
 */
export type Page = {
  path: string
  module: string
  /** React Router's pattern, if one module answers several addresses. */
  pattern?: string
  isShell?: true
  /** Module of the layout between frame and page. */
  layout?: string
  /** Without the site's frame. */
  isBare?: true
  isFramed?: true
  /** Handles a secret or an account: not stored, no Referer, not listed. */
  isPrivate?: true
  isUnlisted?: true
  /** Exists only with DIAGNOSTICS. */
  isDiagnostic?: true
  /** Not stored by the service worker. */
  isOnlineOnly?: true
  /** Acts when opened, so browsers must not prerender it. */
  isNeverPrepared?: true
  hydratesAtOnce?: true
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
/** Not prefetched for visitors. */
const STAFF = { ...PRIVATE, isBare: true, layout: 'shop/staff/console.tsx' } as const
const SIGN_IN = { isOnlineOnly: true, isNeverPrepared: true } as const
const DIAGNOSTIC = { ...DEVICE, isDiagnostic: true, isOnlineOnly: true } as const

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
  // At an unknown address nothing may hydrate.
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

const topicPages = [...new Set(menuPaths)]
  .filter((path) => /^\/[\w/-]+$/.test(path) && namedPages.every((page) => page.path !== path))
  .map((path) => ({
    path,
    module: serviceModules[path] ?? 'pages/service/topic.tsx',
    pattern: serviceModules[path] ? undefined : patternOf(path),
  }))

const allPages: Page[] = [...namedPages, ...topicPages]

/** The staff console is English alone. */
export const pages =
  siteLanguage === 'en'
    ? allPages
    : allPages.filter(({ path }) => !`${path}/`.startsWith('/staff/'))

export const paths = pages.map(({ path }) => path)

/** One route answers a family of services, which keeps the browser's list of routes short. */
function patternOf(path: string) {
  if (path.startsWith('/services')) return '/services/:family?/:topic?'
  if (path.startsWith('/tools')) return '/tools/:topic?'
  return path
}

/** Each Markdown file is a page (docs/decisions/021). */
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

import { readdirSync } from 'node:fs'

import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

import { plans } from './content/plans.ts'
import { topics } from './pages/service/topics.ts'

/** Markdown texts of the content: each file is a page (docs/decisions/021). */
const articles = textsIn('articles')
const legalTexts = textsIn('legal')

/** The paths that become finished HTML pages at build time. */
export const prerendered = [
  '/',
  '/login',
  '/register',
  '/reset-password',
  '/auth/callback',
  '/account',
  '/dashboard',
  '/add-mailbox',
  '/edit-mailbox/any',
  '/preferences',
  '/maps-embed',
  '/maps-app',
  '/offline',
  ...plans.map(({ path }) => path),
  '/supabase-test',
  '/performance-example',
  ...topics.map(({ path }) => path),
  '/how-it-works',
  '/reviews',
  '/sitemap',
  '/blog',
  ...articles.map((name) => `/blog/${name}`),
  ...legalTexts.map((name) => `/${name}`),
]

/** Every URL of the site, and the page that answers it. */
export default [
  // Stands in the frame of /maps-embed: nothing of ours surrounds it.
  route('maps-app', 'pages/locator/maps-app.tsx'),
  // Stands in for any page that is not kept on the device.
  route('offline', 'pages/offline/offline.tsx'),
  layout('layout/frame.tsx', [
    index('pages/landing/landing.tsx'),
    route('login', 'pages/account/login.tsx'),
    route('register', 'pages/account/register.tsx'),
    route('reset-password', 'pages/account/reset-password.tsx'),
    route('auth/callback', 'pages/account/auth-callback.tsx'),
    route('account', 'pages/account/account.tsx'),
    ...plans.map(({ id, path }) => route(path, 'pages/plan/plan.tsx', { id })),
    route('services/shipping-quote', 'pages/service/shipping-quote.tsx'),
    ...['mailbox-rental', 'package-receiving'].map((end) =>
      route(`services/mailbox/${end}`, 'pages/service/addressed-topic.tsx', { id: end }),
    ),
    route('services/:family?/:topic?', 'pages/service/topic.tsx', { id: 'services' }),
    route('tools/:topic?', 'pages/service/topic.tsx', { id: 'tools' }),
    route('ai-tools', 'pages/service/topic.tsx', { id: 'ai-tools' }),
    ...['about', 'get-listed', 'enterprise'].map((path) =>
      route(path, 'pages/service/topic.tsx', { id: path }),
    ),
    route('how-it-works', 'pages/company/how-it-works.tsx'),
    route('reviews', 'pages/company/reviews.tsx'),
    route('sitemap', 'pages/company/sitemap.tsx'),
    route('dashboard', 'pages/mailbox/dashboard.tsx'),
    route('add-mailbox', 'pages/mailbox/add-mailbox.tsx'),
    route('edit-mailbox/:id', 'pages/mailbox/edit-mailbox.tsx'),
    route('preferences', 'pages/mailbox/preferences.tsx'),
    route('maps-embed', 'pages/locator/maps-embed.tsx'),
    route('supabase-test', 'pages/diagnostics/database-test.tsx'),
    route('performance-example', 'pages/diagnostics/performance.tsx'),
    route('blog', 'pages/articles/blog.tsx'),
    layout(
      'pages/articles/article.tsx',
      articles.map((name) => route(`blog/${name}`, `content/articles/${name}.md`)),
    ),
    layout(
      'pages/articles/legal-text.tsx',
      legalTexts.map((name) => route(name, `content/legal/${name}.md`)),
    ),
    route('*', 'pages/unknown.tsx'),
  ]),
] satisfies RouteConfig

function textsIn(folder: 'articles' | 'legal') {
  const names = readdirSync(new URL(`content/${folder}/`, import.meta.url))
  return names.filter((name) => name.endsWith('.md')).map((name) => name.replace(/\.md$/, ''))
}

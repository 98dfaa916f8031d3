import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

import { pages, type Page } from './pages.ts'

/** Every URL of the site, and the page that answers it: the page table as React Router takes it. */
export default [
  ...routesOf(pages.filter(({ isBare }) => isBare)),
  layout('layout/frame.tsx', [
    ...routesOf(pages.filter(({ isBare, layout: inner }) => !isBare && !inner)),
    ...[...Map.groupBy(pages, ({ layout: inner }) => inner)].flatMap(([inner, texts]) =>
      inner ? [layout(inner, routesOf(texts))] : [],
    ),
    route('*', 'pages/unknown.tsx'),
  ]),
] satisfies RouteConfig

function routesOf(some: Page[]) {
  const byPattern = new Map(some.map((page) => [page.pattern ?? page.path, page.module]))
  return [...byPattern].map(([pattern, module]) =>
    pattern === '/' ? index(module) : route(pattern.slice(1), module, { id: pattern.slice(1) }),
  )
}

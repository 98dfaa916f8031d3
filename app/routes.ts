import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

import { pages, type Page } from './pages.ts'

export default [
  ...inLayouts(pages.filter(({ isBare }) => isBare)),
  layout('layout/frame.tsx', [
    ...inLayouts(pages.filter(({ isBare }) => !isBare)),
    route('*', 'pages/unknown.tsx'),
  ]),
] satisfies RouteConfig

function inLayouts(some: Page[]) {
  return [...Map.groupBy(some, ({ layout: inner }) => inner)].flatMap(([inner, within]) =>
    inner ? [layout(inner, routesOf(within))] : routesOf(within),
  )
}

function routesOf(some: Page[]) {
  const byPattern = new Map(some.map((page) => [page.pattern ?? page.path, page.module]))
  return [...byPattern].map(([pattern, module]) =>
    pattern === '/' ? index(module) : route(pattern.slice(1), module, { id: pattern.slice(1) }),
  )
}

import type { Config } from '@react-router/dev/config'

import { buildFolder, siteLanguage } from '#tooling/site-language.ts'

import { paths } from './app/pages.ts'
import { basePathOf, pathIn } from './shared/language.ts'

export default {
  ssr: false,
  basename: pathIn(siteLanguage, '/'),
  buildDirectory: `${buildFolder}${basePathOf(siteLanguage)}`,
  prerender: paths,
  // Split modules make the browser fetch style sheets that the page has inline.
  splitRouteModules: false,
} satisfies Config

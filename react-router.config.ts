import type { Config } from '@react-router/dev/config'

import { buildFolder, siteLanguage } from '#tooling/site-language.ts'

import { paths } from './app/pages.ts'
import { basePathOf, pathIn } from './shared/language.ts'

export default {
  ssr: false,
  basename: pathIn(siteLanguage, '/'),
  buildDirectory: `${buildFolder}${basePathOf(siteLanguage)}`,
  prerender: paths,
  // A page split in parts makes the browser fetch style sheets that the page carries inline.
  splitRouteModules: false,
} satisfies Config

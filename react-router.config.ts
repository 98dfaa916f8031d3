import type { Config } from '@react-router/dev/config'

import { paths } from './app/pages.ts'

export default {
  ssr: false,
  prerender: paths,
  // A page split in parts makes the browser fetch style sheets that the page carries inline.
  splitRouteModules: false,
} satisfies Config

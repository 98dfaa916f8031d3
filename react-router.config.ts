import type { Config } from '@react-router/dev/config'

import { prerendered } from './app/routes.ts'

export default {
  ssr: false,
  prerender: prerendered,
  // A page split in parts makes the browser fetch style sheets that the page carries inline.
  splitRouteModules: false,
} satisfies Config

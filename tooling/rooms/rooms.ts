export type Room = {
  /** A star in a folder's name makes a room of each, one in a file's name a single room. */
  at: string
  reads: string[]
  readsTypes?: string[]
}

const SHOWN = ['app/ui', 'app/content', 'shared']
const WITH_ISLANDS = ['app/islands', ...SHOWN]
const BELOW_PAGES = ['app/head', 'app/facts', 'app/pricing', ...WITH_ISLANDS]
const FEATURES = ['app/auth', 'app/sample-mailboxes', 'app/preferences', 'app/viewer']
const DATABASE = ['server/database', 'server/*.ts', 'shared']
const BELOW_CALLS = ['server/accounts', 'server/email', 'server/http', ...DATABASE]

/** Which folder may import which (decision 083). */
export const rooms: Room[] = [
  { at: 'app/**/*.test.*', reads: ['app', 'shared', 'tooling', 'tests'] },
  { at: 'app/*.*', reads: ['app', 'shared', 'tooling'] },
  { at: 'app/pages/*', reads: ['app/shop', ...FEATURES, ...BELOW_PAGES] },
  { at: 'app/layout', reads: [...FEATURES, ...BELOW_PAGES] },
  { at: 'app/shop/*.*', reads: ['app/auth', ...SHOWN] },
  { at: 'app/shop/core', reads: ['app/shop/*.*', 'app/auth', ...BELOW_PAGES] },
  { at: 'app/shop/*', reads: ['app/shop/core', 'app/shop/*.*', 'app/auth', ...BELOW_PAGES] },
  { at: 'app/auth', reads: WITH_ISLANDS },
  { at: 'app/sample-mailboxes', reads: WITH_ISLANDS },
  { at: 'app/preferences', reads: WITH_ISLANDS },
  { at: 'app/viewer', reads: WITH_ISLANDS },
  { at: 'app/head', reads: ['app/facts', 'app/pricing', ...SHOWN] },
  { at: 'app/facts', reads: ['app/pricing', ...SHOWN] },
  { at: 'app/pricing', reads: WITH_ISLANDS },
  { at: 'app/islands', reads: ['app/ui', 'app/content', 'shared/*.*'] },
  { at: 'app/ui', reads: ['app/content', 'shared/*.*'] },
  { at: 'app/styles', reads: [] },
  { at: 'app/content', reads: [], readsTypes: ['shared'] },

  { at: 'server/**/*.test.ts', reads: ['server', 'shared', 'tests'] },
  { at: 'server/testing', reads: ['server', 'shared', 'tests'] },
  { at: 'server/main.ts', reads: ['server', 'shared'] },
  { at: 'server/app.ts', reads: ['server', 'shared'] },
  { at: 'server/create-services.ts', reads: ['server', 'shared'] },
  { at: 'server/operations', reads: ['server/shop', ...BELOW_CALLS] },
  { at: 'server/shop/*.ts', reads: ['server/shop', ...BELOW_CALLS] },
  { at: 'server/shop/demo', reads: ['server/shop/*', 'server/shop/core', ...BELOW_CALLS] },
  { at: 'server/shop/today', reads: ['server/shop/*', 'server/shop/core', ...BELOW_CALLS] },
  { at: 'server/shop/data', reads: ['server/shop/*', 'server/shop/core', ...BELOW_CALLS] },
  { at: 'server/shop/core', reads: BELOW_CALLS },
  { at: 'server/shop/*', reads: ['server/shop/core', ...BELOW_CALLS] },
  { at: 'server/auth', reads: BELOW_CALLS },
  { at: 'server/rest', reads: BELOW_CALLS },
  { at: 'server/contact', reads: BELOW_CALLS },
  { at: 'server/accounts', reads: ['server/email', 'server/http', ...DATABASE] },
  { at: 'server/email', reads: ['server/http', ...DATABASE] },
  { at: 'server/http', reads: DATABASE },
  { at: 'server/database', reads: ['server/*.ts', 'shared'] },
  { at: 'server/*.ts', reads: ['server/database', 'shared'], readsTypes: ['server'] },

  { at: 'shared/**/*.test.ts', reads: ['shared'] },
  { at: 'shared/testing', reads: ['shared'] },
  { at: 'shared/shop/*.ts', reads: ['shared'] },
  { at: 'shared/shop/core', reads: ['shared/content', 'shared/*.*'] },
  { at: 'shared/shop/*', reads: ['shared'] },
  { at: 'shared/content/every', reads: ['shared/content', 'shared/*.*'] },
  { at: 'shared/content', reads: [], readsTypes: ['shared'] },
  { at: 'shared/*.*', reads: ['shared/content'] },

  { at: 'tooling', reads: ['app', 'server', 'shared', 'tests'] },
  { at: 'media', reads: ['app', 'shared', 'tooling'] },
  { at: 'bench', reads: ['app', 'server', 'shared', 'tests'] },
  { at: 'tests', reads: ['app', 'server', 'shared', 'tooling', 'bench'] },
]

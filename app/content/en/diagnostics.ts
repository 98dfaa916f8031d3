/** The page that checks the database; names of values in braces. */
export const databaseTest = {
  title: 'Database connectivity',
  description: 'Checks whether this page can read the database.',
  lead: 'This page asks the database for its version and reads three public tables.',
  service: 'Service: {service}',
  builtIn: 'built in, on this site',
  supabase: 'Supabase at {host}',
  needsScripts: 'The checks need JavaScript, which is switched off in your browser.',
  caption: 'The checks, with result and time',
  columns: { check: 'Check', result: 'Result', time: 'Time' },
  checks: {
    version: 'Database version',
    countries: 'Countries (ISO 3166)',
    public_locations: 'Location of the shop',
    anon_test: 'Readable without signing in',
  },
  rows: { one: '1 row', other: '{count} rows' },
  retry: 'Retry',
  checking: 'Checking…',
  waiting: 'Waiting…',
  passed: 'Passed',
  failed: 'Failed',
  allPassed: 'All {count} checks passed.',
  someFailed: '{failed} of {count} checks failed.',
}

/** Problems and their remedies, for the operator of the site. */
export const checkErrors = {
  said: '{problem} Message: “{message}”.',
  saidWithCode: '{problem} Message: “{message}” ({code}).',
  noAnswer: 'No answer. Is the service running, and can this page reach it?',
  unauthorized: 'The service refused the key, or reading is not granted: check SUPABASE_KEY.',
  notFound: 'Not found: apply the files of supabase/migrations.',
  tooMany: 'Too many checks in a short time. Please wait a minute.',
  serverError: 'The service reported an internal error.',
  other: 'The service answered {status}.',
}

/** The page on which the site measures itself. */
export const performancePage = {
  title: 'Performance',
  description: 'The performance of this site, measured during this visit.',
  lead: 'The performance of this site, measured in your browser during this visit. Nothing is sent anywhere.',
  needsScripts: 'Measuring needs JavaScript, which is switched off in your browser.',
}

export const vitals = {
  title: 'Web vitals of this visit',
  columns: { measure: 'Measure', rating: 'Rating', value: 'Value' },
  about: {
    TTFB: 'Time to the first byte of the page',
    FCP: 'First text or picture is painted',
    LCP: 'The largest text or picture is painted',
    CLS: 'How much content has shifted unexpectedly',
    INP: 'The slowest response to a press so far',
  },
  waiting: 'Waiting…',
  untilPress: 'Press something',
  ratings: { good: 'Good', 'needs-improvement': 'Needs work', poor: 'Poor' },
}

export const pageWeight = {
  title: 'Downloads',
  caption: 'Downloads for this page, compressed',
  rows: {
    requests: 'Requests',
    foreign: 'Requests to other sites',
    page: 'The page with its styles',
    scripts: 'Scripts',
    all: 'Total',
  },
}

export const pictures = {
  title: 'Pictures, loaded just before they are seen',
  lead: 'Each one loads when it comes within 50 pixels of the view: watch the requests above.',
  alt: 'The first picture of the video “{title}”',
  missing: 'A picture that is not there',
  showMissing: 'Show a picture that is not there',
}

export const longList = {
  title: '{count} rows',
  lead: 'Only the rows in view are in the page. Scroll, use the arrow and page keys, or go to one.',
  row: 'Row',
  rowOf: 'Row {row}',
  goTo: 'Go to row',
  measure: 'Measure scrolling',
  rows: 'Rows',
  atTop: 'Row {row} of {count} is at the top.',
  scrolling: '{frames} frames per second, the longest {longest} ms. {rows} rows are in the page.',
}

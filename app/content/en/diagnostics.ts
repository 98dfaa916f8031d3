/** The page that checks the database; names of values in braces. */
export const databaseTest = {
  title: 'Database connectivity',
  description: 'Whether this page can read the database.',
  lead: 'This page asks the database for its version and reads three tables that anybody may read.',
  service: 'Service: {service}',
  builtIn: 'built in, on this site',
  supabase: 'Supabase at {host}',
  needsScripts: 'The checks need JavaScript, which is switched off in your browser.',
  caption: 'The checks, what each found, and how long it took',
  columns: { check: 'Check', result: 'Result', time: 'Time' },
  checks: {
    version: 'The function that says which version is there',
    countries: 'The countries of ISO 3166',
    public_locations: 'Where the shop is',
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

/** What is wrong and what to do, for whoever looks after the site. */
export const checkErrors = {
  said: '{problem} It said: “{message}”.',
  saidWithCode: '{problem} It said: “{message}” ({code}).',
  noAnswer: 'No answer. Is the service running, and may this page reach it?',
  unauthorized: 'The service refused the key, or reading is not granted: check SUPABASE_KEY.',
  notFound: 'It is not there: apply the files of supabase/migrations.',
  tooMany: 'Too many checks in a short time. Please wait a minute.',
  serverError: 'The service has a failure of its own.',
  other: 'The service answered {status}.',
}

/** The page on which the site measures itself. */
export const performancePage = {
  title: 'Performance',
  description: 'What this site measures of itself, in this visit.',
  lead: 'What this site measures of itself, in your browser and in this visit. Nothing is sent anywhere.',
  needsScripts: 'Measuring needs JavaScript, which is switched off in your browser.',
}

export const vitals = {
  title: 'Web vitals of this visit',
  columns: { measure: 'Measure', rating: 'Rating', value: 'Value' },
  about: {
    TTFB: 'Time to the first byte of the page',
    FCP: 'First text or picture is painted',
    LCP: 'The largest text or picture is painted',
    CLS: 'How much has moved by itself',
    INP: 'The slowest answer to a press so far',
  },
  waiting: 'Waiting…',
  untilPress: 'Press something',
  ratings: { good: 'Good', 'needs-improvement': 'Needs work', poor: 'Poor' },
}

export const pageWeight = {
  title: 'What was fetched',
  caption: 'What was fetched for this page, compressed',
  rows: {
    requests: 'Requests',
    foreign: 'Requests to other sites',
    page: 'The page with its styles',
    scripts: 'Scripts',
    all: 'All in all',
  },
}

export const pictures = {
  title: 'Pictures, fetched just before they are seen',
  lead: 'Each is asked for when it comes within 50 pixels of the view: watch the requests above.',
  alt: 'The first picture of the film “{title}”',
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

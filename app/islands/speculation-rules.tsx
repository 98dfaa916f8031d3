/**
 * Lets the browser prepare the page that the visitor points at, so that a click shows it at once.
 * Left out: what acts when it is opened, what shows an account, what names a mailbox of this device,
 * and what is no page.
 */
export function NextPages() {
  return (
    <script
      type="speculationrules"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: JSON.stringify(RULES) }}
    />
  )
}

const NOT_PREPARED = [
  '/account*',
  '/auth/*',
  '/dev/*',
  '/edit-mailbox/*',
  '/login*',
  '/register*',
  '/reset-password*',
  '/*.*',
  '/*\\?(.+)',
]

const RULES = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: NOT_PREPARED } },
          { not: { selector_matches: '[target="_blank"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

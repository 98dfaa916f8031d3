/** The routes of the specification, and a few that have come since. */
export const routes = [
  '/',
  '/login',
  '/register',
  '/reset-password',
  '/auth/callback',
  '/account',
  '/dashboard',
  '/add-mailbox',
  '/edit-mailbox/MBX1000',
  '/preferences',
  '/maps-embed',
  '/tools/pdf-tools',
  '/services/shipping-quote',
  '/no/such/page',
]

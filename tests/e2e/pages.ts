import { paths } from '#app/pages.ts'

/** Pages that do something: forms, what is kept on the device, checks of the server. */
export const busyPages = ['/', '/login', '/register', '/reset-password', '/auth/callback'].concat(
  ['/account', '/supabase-test', '/performance-example', '/dashboard', '/add-mailbox'],
  ['/edit-mailbox/MBX1000', '/preferences', '/apply'],
)

/** Stand in a frame, or for a mailbox: other tests walk them. */
const ELSEWHERE = ['/maps-embed', '/maps-app', '/edit-mailbox/any']

/** Pages to be read: everything else that the sitemap lists, and the page for who has no network. */
export const pagesToRead = paths.filter(
  (path) => !busyPages.includes(path) && !ELSEWHERE.includes(path),
)

import { pages } from '#app/pages.ts'

/** Pages that do something: forms, what is kept on the device, checks of the server. */
export const busyPages = ['/', '/login', '/register', '/reset-password', '/auth/callback'].concat(
  ['/account', '/supabase-test', '/performance-example', '/dashboard', '/add-mailbox'],
  ['/edit-mailbox/MBX1000', '/preferences', '/apply'],
)

/** Stand in a frame, for a mailbox, or behind the gate of `/staff`: other tests walk them. */
const ELSEWHERE = /^\/(maps-|edit-mailbox\/|staff\/)/

const read = pages.filter(({ path }) => !busyPages.includes(path) && !ELSEWHERE.test(path))
const kinds = Map.groupBy(read, ({ layout, module }) => layout ?? module)

/** Pages to be read: everything else that the sitemap lists, and the page for who has no network. */
export const pagesToRead = read.map(({ path }) => path)

/** The first page of each template, which stands for how the others look. */
export const firstOfKind = [...kinds.values()].map(([first]) => first?.path)

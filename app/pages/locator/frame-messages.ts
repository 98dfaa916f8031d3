import * as v from 'valibot'

/** What the framed maps app says once it can be used. */
export const MAPS_READY = 'maps-ready'

/** What the page around it says of the theme, at first and when it changes. */
export const themeMessage = v.object({
  type: v.literal('theme'),
  theme: v.picklist(['dark', 'light']),
})

/** The mailbox that an address names, whatever it is: `?mailbox=MBX1003` or `#MBX1003`. */
export function readMailboxId({ search, hash }: Pick<Location, 'search' | 'hash'>) {
  return hash.slice(1) || new URLSearchParams(search).get('mailbox')
}

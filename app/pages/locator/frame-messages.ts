import * as v from 'valibot'

export const MAPS_READY = 'maps-ready'

export const themeMessage = v.object({
  type: v.literal('theme'),
  theme: v.picklist(['dark', 'light']),
})

/** `?mailbox=MBX1003` or `#MBX1003`, unchecked. */
export function readMailboxId({ search, hash }: Pick<Location, 'search' | 'hash'>) {
  return hash.slice(1) || new URLSearchParams(search).get('mailbox')
}

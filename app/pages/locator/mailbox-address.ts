/** The mailbox that an address names, whatever it is: `?mailbox=MBX1003` or `#MBX1003`. */
export function readMailboxId({ search, hash }: Pick<Location, 'search' | 'hash'>) {
  return hash.slice(1) || new URLSearchParams(search).get('mailbox')
}

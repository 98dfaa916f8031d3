import * as v from 'valibot'

import { language } from '#app/content/en/language.ts'
import { pathIn } from '#shared/language.ts'
import { readRuntimeConfig } from '#app/islands/runtime-config.tsx'
import { isMailboxId } from '#app/mailboxes/mailbox.ts'

const MAPS_APP = pathIn(language, '/maps-app')
const settingsSchema = v.object({ mapsAppUrl: v.optional(v.string(), MAPS_APP) })

/** Read when the page starts: a document that React draws anew carries no settings. */
const text = readRuntimeConfig()

/** What the frame shows: the app of MAPS_APP_URL, at the mailbox that this page's address names. */
export function readMapsAddress() {
  const set = v.safeParse(v.pipe(v.string(), v.parseJson(), settingsSchema), text)
  const address = new URL(set.success ? set.output.mapsAppUrl : MAPS_APP, location.origin)
  const id = readMailboxId(location)
  if (id !== null && isMailboxId(id)) address.searchParams.set('mailbox', id)
  return address
}

/** The mailbox that an address names, whatever it is: `?mailbox=MBX1003` or `#MBX1003`. */
export function readMailboxId({ search, hash }: Pick<Location, 'search' | 'hash'>) {
  return hash.slice(1) || new URLSearchParams(search).get('mailbox')
}

import { useState } from 'react'
import { href } from 'react-router'
import * as v from 'valibot'

import { privateHeadOf } from '#app/head/head-of.ts'
import { consumeRemovedAddress } from '#app/islands/address-bar.ts'
import { callShop } from '#app/shop/client.ts'
import { VISIT_PART } from '#app/shop/core/visit-part.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { useSlots } from '#app/shop/visits/slot-picker.tsx'
import { BookedVisit } from '#app/shop/visits/visit-part.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Waiting } from '#app/ui/waiting.tsx'
import { visits, linkedVisit as words } from '#content/my-mailbox.ts'
import {
  visitCalls,
  visitLink,
  type VisitLink,
  type Visit as VisitOfLink,
} from '#shared/shop/visits/calls.ts'

import type { Route } from './+types/visit'
import { AccountShell } from './account-shell.tsx'

export const meta: Route.MetaFunction = () =>
  privateHeadOf({ title: visits.title, description: words.description, path: '/visit' })

let opened: VisitLink | null | undefined

/** The link that this page was opened by; null without one. */
function readLink() {
  if (opened !== undefined) return opened
  const query = new URLSearchParams(consumeRemovedAddress().search)
  const read = v.safeParse(visitLink, Object.fromEntries(query))
  return (opened = read.success ? read.output : null)
}

/** The visit that the link of an email leads to, without signing in. */
export default function Visit() {
  const hydrated = useHydrated()
  const link = hydrated ? readLink() : undefined

  return (
    <AccountShell title={visits.title}>
      {link === null && <NoVisit sentence={words.noLink} />}
      {link && <LinkedVisit link={link} />}
    </AccountShell>
  )
}

function LinkedVisit({ link }: { link: VisitLink }) {
  const { data, error, refresh } = useShopQuery(visitCalls.showLinked, link)
  const [changed, setChanged] = useState<VisitOfLink>()
  const slots = useSlots()
  const visit = changed ?? data

  if (visit?.state === 'booked') {
    return (
      <>
        <p className="text-muted">{words.lead}</p>
        <BookedVisit
          visit={visit}
          slots={slots}
          onMove={(slot) => callShop(visitCalls.moveLinked, { ...link, slot })}
          onCancel={() => callShop(visitCalls.cancelLinked, link)}
          onChange={setChanged}
        />
      </>
    )
  }
  if (visit) return <NoVisit sentence={words[visit.state]} isOver />
  if (error && error.code !== 'unreachable') return <NoVisit sentence={error.message} />
  return <Waiting problem={error?.message ?? null} onRetry={refresh} />
}

/** Without a visit, the link leads to the free times in the account. */
function NoVisit({ sentence, isOver = false }: { sentence: string; isOver?: boolean }) {
  return (
    <>
      <TextBanner tone="note" focused="if-lost" text={sentence} />
      <ButtonLink
        wide
        href={isOver ? `${href('/account/:page?')}#${VISIT_PART}` : href('/account/:page?')}
      >
        {isOver ? words.another : words.account}
      </ButtonLink>
    </>
  )
}

import { useEffect, useState } from 'react'
import { href } from 'react-router'
import * as v from 'valibot'

import { linkedVisit as words, visits } from '#content/my-mailbox.ts'
import { privateHeadOf } from '#app/head/head-of.ts'
import { consumeRemovedAddress } from '#app/islands/address-bar.ts'
import { callShop, type ShopResult } from '#app/shop/old/client.ts'
import { useSlots } from '#app/shop/visits/slot-picker.tsx'
import { BookedVisit } from '#app/shop/visits/visit-part.tsx'
import { TextBanner } from '#app/ui/banner.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Waiting } from '#app/ui/waiting.tsx'
import type { VisitResponse } from '#shared/shop/core/responses.ts'
import { linkBody } from '#shared/shop/core/requests.ts'

import { AccountShell } from './account-shell.tsx'

import type { Route } from './+types/visit'

export const meta: Route.MetaFunction = () =>
  privateHeadOf({ title: visits.title, description: words.description, path: '/visit' })

type Link = v.InferOutput<typeof linkBody>

let opened: Link | null | undefined

/** The link that this page was opened by; null without one. */
function readLink() {
  if (opened !== undefined) return opened
  const query = new URLSearchParams(consumeRemovedAddress().search)
  const read = v.safeParse(linkBody, Object.fromEntries(query))
  return (opened = read.success ? read.output : null)
}

/** The visit that the link of an email leads to, without signing in. */
export default function Visit() {
  const hydrated = useHydrated()
  const link = hydrated ? readLink() : undefined

  return (
    <AccountShell title={visits.title} lead={words.lead}>
      {link === null && <NoVisit sentence={words.noLink} />}
      {link && <LinkedVisit link={link} />}
    </AccountShell>
  )
}

function LinkedVisit({ link }: { link: Link }) {
  const [called, setCalled] = useState<ShopResult<VisitResponse> | null>(null)
  const slots = useSlots()
  const load = () => void callShop<VisitResponse>('/visit-link', link).then(setCalled)

  useEffect(() => {
    void callShop<VisitResponse>('/visit-link', link).then(setCalled)
  }, [link])

  if (!called) return <Waiting problem={null} onRetry={load} />
  const { data, error } = called
  if (error?.code === 'unreachable') return <Waiting problem={error.message} onRetry={load} />
  if (error) return <NoVisit sentence={error.message} />
  if (data.state !== 'booked') return <NoVisit sentence={words[data.state]} />
  return (
    <BookedVisit
      visit={data}
      slots={slots}
      onMove={(slot) => callShop('/visit-link/move', { ...link, slot })}
      onCancel={() => callShop('/visit-link/cancel', link)}
      onChange={(visit) => setCalled({ data: visit, error: null })}
    />
  )
}

function NoVisit({ sentence }: { sentence: string }) {
  return (
    <>
      <TextBanner tone="note" focused="if-lost" text={sentence} />
      <ButtonLink wide href={href('/account')}>
        {words.account}
      </ButtonLink>
    </>
  )
}

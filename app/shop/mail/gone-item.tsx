import { Link } from 'react-router'

import { handOuts } from '#app/content/staff/hand-outs.ts'
import { mail } from '#app/content/staff/mail.ts'
import { pickUp } from '#app/content/staff/pick-up.ts'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { Banner } from '#app/ui/banner.tsx'
import { interpolate } from '#shared/interpolate.ts'
import type { FoundItem } from '#shared/shop/mail/hand-outs.ts'

import { formatMoment } from './hand-out-sheet.tsx'
import { shortItem } from './item-words.ts'

const { gone: words } = pickUp

export function GoneItem({ item, handOut }: FoundItem) {
  const what = [item.slip, shortItem(item)].filter(Boolean).join(', ')
  if (handOut) {
    const facts = {
      what,
      name: handOut.takenBy ?? handOuts.erased,
      when: formatMoment(handOut.at),
    }
    return (
      <Banner tone="warning">
        <p>
          {interpolate(words.handedOut, facts)}{' '}
          <Link to={`${pathOf('hand-out', handOut.id)}?item=${item.id}`}>{words.proof}</Link>
        </p>
      </Banner>
    )
  }
  const named = mail.itemStates[item.state]
  const state =
    item.endedAt === null
      ? named
      : interpolate(words.since, { state: named, when: formatMoment(item.endedAt) })
  return (
    <Banner tone="warning">
      <p>{interpolate(words.other, { what, state })}</p>
    </Banner>
  )
}

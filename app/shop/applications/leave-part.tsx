import type { ReactNode } from 'react'

import { formatDate, momentOf } from '#app/shop/core/times.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { BulletList } from '#app/ui/bullet-list.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import { leaving as words } from '#content/leaving.ts'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { applicationCalls, type FiledApplication } from '#shared/shop/applications/calls.ts'
import type { Visit } from '#shared/shop/visits/calls.ts'

type Leaving = NonNullable<FiledApplication['leaving']>
type LeavePartProps = {
  leaving: Leaving
  visits: Visit[]
  onLeft: () => void
  children?: ReactNode
}

export function LeavePart({ leaving, visits, onLeft, children }: LeavePartProps) {
  const { isBusy, problem, call } = useCall(applicationCalls.withdraw)
  const { keys, box } = leaving

  async function leave() {
    const { error } = await call({})
    if (!error) onLeft()
  }

  const title = keys > 0 && box !== null ? interpolate(words.keys.title, { box }) : words.title
  return (
    <>
      <TextBanner tone="error" focused="always" text={problem} />
      <div className="flex flex-wrap gap-3 print:hidden">
        {children}
        <ConfirmButton
          small
          destroys
          waiting={isBusy}
          title={title}
          text={
            <BulletList>
              {consequencesOf(leaving, visits).map((text) => (
                <li key={text}>{text}</li>
              ))}
            </BulletList>
          }
          confirm={words.confirm}
          cancel={words.keep}
          onConfirm={() => void leave()}
        >
          {isBusy ? words.busy : words.button}
        </ConfirmButton>
      </div>
    </>
  )
}

export function LeavingSaid({ leaving: { keys, saidOn } }: { leaving: Leaving }) {
  if (!saidOn) return null
  const notice = interpolateCount(words.keys.said, keys, { day: formatDate(saidOn) })
  return <TextBanner tone="note" text={`${notice} ${words.keys.stay}`} />
}

function consequencesOf({ box, keys, hasSigned }: Leaving, visits: Visit[]) {
  const lines: string[] = []
  if (keys > 0) lines.push(interpolateCount(words.keys.ends, keys))
  else lines.push(words.ends)
  if (box !== null) lines.push(interpolate(keys > 0 ? words.keys.box : words.box, { box }))
  for (const { slot, state } of visits) {
    if (state !== 'booked') continue
    const at = momentOf(slot)
    lines.push(interpolate(words.visit, at))
  }
  if (hasSigned) lines.push(words.signed)
  return [...lines, words.erased]
}

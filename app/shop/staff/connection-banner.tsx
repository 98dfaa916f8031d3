import { useEffect, useState } from 'react'

import { useConnectionLost } from '#app/auth/connection.ts'
import { staffConsole } from '#app/content/staff/console.ts'
import { intake as words } from '#app/content/staff/intake.ts'
import { useIntakeQueue, useSending } from '#app/shop/core/intake-queue.ts'
import { useStaffMember } from '#app/shop/core/staff-member.ts'
import { Banner } from '#app/ui/banner.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'

/** Shorter waits are not shown. */
const QUIET_MS = 2_000

export function ConnectionBanner({ isLocked }: { isLocked: boolean }) {
  useSending(isLocked)
  const { email } = useStaffMember()
  const { entries, refusal } = useIntakeQueue()
  const isLost = useConnectionLost()
  const waiting = entries.filter(({ state }) => state === 'waiting')
  const isLong = useLasting(waiting.length > 0)
  const count = isLong || isLost || refusal ? waiting.length : 0
  const others = new Set(waiting.flatMap(({ by }) => (by && by !== email ? [by] : [])))
  const sentences = [
    isLost && staffConsole.lost,
    count > 0 && refusal && interpolate(words.notSent, { reason: refusal.message }),
    count > 0 && interpolateCount(words.toSend, count),
    count > 0 && others.size > 0 && interpolate(words.toSendOf, { who: [...others].join(', ') }),
  ].filter((sentence) => typeof sentence === 'string')
  if (sentences.length === 0) return null
  return (
    <Banner tone={refusal ? 'error' : 'warning'}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Banner>
  )
}

function useLasting(isSo: boolean) {
  const [isLasting, setLasting] = useState(false)
  useEffect(() => {
    if (!isSo) return
    const timer = setTimeout(() => setLasting(true), QUIET_MS)
    return () => {
      clearTimeout(timer)
      setLasting(false)
    }
  }, [isSo])
  return isLasting
}

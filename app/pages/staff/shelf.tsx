import { useRef, useState } from 'react'

import { shelf } from '#app/content/staff/shelf.ts'
import { callShop } from '#app/shop/client.ts'
import { ScanField } from '#app/shop/core/scan-field.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { StatusLine, useStatus } from '#app/shop/core/status-line.tsx'
import { formatDate } from '#app/shop/core/times.ts'
import { useShelfCount } from '#app/shop/mail/stored-lists.ts'
import { TasksPart } from '#app/shop/mail/tasks-part.tsx'
import { useScanFocus } from '#app/shop/mail/use-scan-focus.ts'
import { refreshAnswers, useShopQuery } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import { readSlip } from '#shared/shop/mail/slip.ts'

export default function Shelf() {
  return (
    <>
      <StaffPageHead />
      <Count />
      <TasksPart />
    </>
  )
}

function Count() {
  const words = shelf.count
  const field = useRef<HTMLInputElement>(null)
  const { data } = useShopQuery(mailCalls.listShelf, {})
  const { numbers } = useShelfCount()
  // Compared items stay on the shelves: the next comparison includes them.
  const [compared, setCompared] = useState<number[]>([])
  const slips = [...new Set([...compared, ...numbers])]
  const { status, say } = useStatus()
  useScanFocus(field, add)

  const refuse = (text: string) => say({ tone: 'error', text })

  function add(text: string) {
    const slip = readSlip(text)
    if (slip === undefined) return refuse(interpolate(words.notASlip, { text }))
    say(null)
    useShelfCount.setState((before) => ({ numbers: [...new Set([...before.numbers, slip])] }))
  }

  async function compare() {
    if (slips.length === 0) return refuse(words.nothing)
    const { data: counted, error } = await callShop(mailCalls.countShelf, { slips })
    field.current?.focus()
    if (error) return refuse(error.message)
    const { expected, missing, unexpected } = counted
    const isRight = missing.length + unexpected.length === 0
    const sentences = [
      isRight && interpolate(words.right, { count: expected }),
      missing.length > 0 && interpolateCount(words.missing, missing.length),
      unexpected.length > 0 && interpolate(words.unexpected, { slips: unexpected.join(', ') }),
    ]
    say({ tone: isRight ? 'success' : 'error', text: sentences.filter(Boolean).join(' ') })
    setCompared(slips)
    useShelfCount.setState({ numbers: [] })
    void refreshAnswers()
  }

  return (
    <Part title={words.title}>
      <div className="grid items-start gap-x-4 gap-y-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <ScanField ref={field} label={words.field} hint={words.hint} onEnter={add} />
        <div className="flex flex-wrap items-center gap-3 md:pt-7">
          <span role="status">{interpolateCount(words.counted, slips.length)}</span>
          <Button onClick={() => void compare()}>{words.compare}</Button>
          {compared.length > 0 && (
            <Button variant="quiet" onClick={() => setCompared([])}>
              {words.startOver}
            </Button>
          )}
        </div>
      </div>
      <StatusLine status={status} />
      {data && (
        <p className="text-sm text-muted">
          {data.lastCountedOn
            ? interpolate(words.last, { day: formatDate(data.lastCountedOn) })
            : words.never}
        </p>
      )}
    </Part>
  )
}

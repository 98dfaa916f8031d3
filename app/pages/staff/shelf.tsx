import { useRef, useState } from 'react'

import { mail } from '#app/content/staff/mail.ts'
import { shelf } from '#app/content/staff/shelf.ts'
import { callShop } from '#app/shop/client.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { ScanField } from '#app/shop/core/scan-field.tsx'
import { Part, StaffPageHead } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { formatDate, formatDay } from '#app/shop/core/times.ts'
import { boxName } from '#app/shop/mail/box-card.tsx'
import { shortItem } from '#app/shop/mail/item-words.ts'
import { useScanFocus } from '#app/shop/mail/use-scan-focus.ts'
import { useShopQuery } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { interpolate, interpolateCount } from '#shared/interpolate.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import type { MailTask } from '#shared/shop/mail/items.ts'
import { readSlip } from '#shared/shop/mail/slip.ts'

export default function Shelf() {
  const tasks = useShopQuery(mailCalls.listTasks, {})
  const [status, setStatus] = useState<Status | null>(null)

  async function finish(task: MailTask) {
    const { error } = await callShop(mailCalls.finishTask, { id: task.id })
    const what = shelf.tasks.kinds[task.kind]
    setStatus(
      error
        ? { id: crypto.randomUUID(), tone: 'error', text: error.message }
        : {
            id: task.id,
            tone: 'success',
            text: interpolate(shelf.tasks.finished, { what, item: describe(task) }),
          },
    )
    tasks.refresh()
  }

  return (
    <>
      <StaffPageHead />
      <StatusLine status={status} />
      {tasks.data ? (
        <Tasks tasks={tasks.data.tasks} onDone={(task) => void finish(task)} />
      ) : (
        <Waiting problem={tasks.problem} onRetry={tasks.refresh} />
      )}
      <Count onCounted={tasks.refresh} />
    </>
  )
}

function Tasks({ tasks, onDone }: { tasks: MailTask[]; onDone: (task: MailTask) => void }) {
  const { title, caption, none, columns, kinds } = shelf.tasks
  return (
    <Part title={title} count={tasks.length}>
      <ListTable
        caption={caption}
        empty={none}
        rows={tasks}
        keyOf={({ id }) => id}
        pathOf={({ item }) => item && servicePath({ id: null, box: item.box }, 'mail')}
        columns={columns}
        cells={{
          what: ({ kind }) => kinds[kind],
          item: describe,
          due: ({ dueOn }) => formatDay(dueOn),
          action: actionOf(onDone),
        }}
      />
    </Part>
  )
}

function actionOf(onDone: (task: MailTask) => void) {
  return (task: MailTask) => {
    const label = shelf.tasks.done[task.kind]
    return (
      <Button
        variant="quiet"
        small
        aria-label={`${label}: ${describe(task)}`}
        onClick={() => onDone(task)}
      >
        {label}
      </Button>
    )
  }
}

function describe({ item }: MailTask) {
  if (!item) return ''
  const where = item.shelf && interpolate(mail.label.shelf, { shelf: item.shelf })
  const parts = [boxName(item.box), item.addressee ?? item.recipient, shortItem(item)]
  return [...parts, item.slip, where].filter(Boolean).join(' · ')
}

function Count({ onCounted }: { onCounted: () => void }) {
  const words = shelf.count
  const field = useRef<HTMLInputElement>(null)
  const { data, refresh } = useShopQuery(mailCalls.listShelf, {})
  const [slips, setSlips] = useState<number[]>([])
  const [status, setStatus] = useState<Status | null>(null)
  useScanFocus(field, add)

  function showStatus(tone: Status['tone'], text: string) {
    setStatus({ id: crypto.randomUUID(), tone, text })
  }

  function add(text: string) {
    const slip = readSlip(text)
    if (slip === undefined) return showStatus('error', interpolate(words.notASlip, { text }))
    setStatus(null)
    setSlips((before) => (before.includes(slip) ? before : [...before, slip]))
  }

  async function compare() {
    const { data: counted, error } = await callShop(mailCalls.countShelf, { slips })
    field.current?.focus()
    if (error) return showStatus('error', error.message)
    const { expected, missing, unexpected } = counted
    const isRight = missing.length + unexpected.length === 0
    const sentences = [
      ...(isRight ? [interpolate(words.right, { count: expected })] : []),
      ...(missing.length > 0 ? [interpolateCount(words.missing, missing.length)] : []),
      ...(unexpected.length > 0
        ? [interpolate(words.unexpected, { slips: unexpected.join(', ') })]
        : []),
    ]
    showStatus(isRight ? 'success' : 'error', sentences.join(' '))
    setSlips([])
    onCounted()
    refresh()
  }

  const last = data?.lastCountedOn
  return (
    <Part title={words.title}>
      {data && <p>{last ? interpolate(words.last, { day: formatDate(last) }) : words.never}</p>}
      <ScanField ref={field} label={words.field} hint={words.hint} onEnter={add} />
      <div>
        <Button variant="quiet" onClick={() => void compare()}>
          {words.compare}
        </Button>{' '}
        <span role="status">{interpolateCount(words.counted, slips.length)}</span>
      </div>
      <StatusLine status={status} />
    </Part>
  )
}

import { mail } from '#app/content/staff/mail.ts'
import { shelf } from '#app/content/staff/shelf.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { SaidAbove, useSay } from '#app/shop/core/status-line.tsx'
import { formatShortDate } from '#app/shop/core/times.ts'
import { useCall, useShopQuery } from '#app/shop/use-shop-query.ts'
import { Button } from '#app/ui/button.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { interpolate } from '#shared/interpolate.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import type { MailTask } from '#shared/shop/mail/items.ts'

import { boxName } from './box-card.tsx'
import { shortItem } from './item-words.ts'

const { tasks: words } = shelf

/** The page works offline, so the tasks do not suspend it. */
export function TasksPart() {
  const { data, problem, refresh } = useShopQuery(mailCalls.listTasks, {})
  if (!data) return <Waiting problem={problem} onRetry={refresh} />
  return (
    <Part title={words.title} count={data.tasks.length}>
      <TaskTable tasks={data.tasks} />
    </Part>
  )
}

type TaskTableProps = {
  tasks: MailTask[]
  isOfBox?: boolean
}

export function TaskTable({ tasks, isOfBox }: TaskTableProps) {
  return (
    <SaidAbove>
      {(tasks.length > 0 || !isOfBox) && (
        <ListTable
          caption={words.caption}
          empty={words.none}
          rows={tasks}
          pathOf={isOfBox ? undefined : pathOfTask}
          columns={words.columns}
          cells={{
            what: ({ kind }) => words.kinds[kind],
            item: describe,
            due: ({ dueOn }) => formatShortDate(dueOn),
            action: finishButton,
          }}
        />
      )}
    </SaidAbove>
  )
}

function pathOfTask({ item }: MailTask) {
  return item && servicePath({ id: null, box: item.box }, 'mail')
}

function finishButton(task: MailTask) {
  return <Finish {...task} />
}

function Finish(task: MailTask) {
  const { call } = useCall(mailCalls.finishTask)
  const say = useSay()
  const label = words.done[task.kind]
  const item = describe(task)

  async function finish() {
    const { error } = await call({ id: task.id })
    if (error) say({ tone: 'error', text: error.message })
    else say(interpolate(words.finished, { what: words.kinds[task.kind], item }))
  }

  return (
    <span className="-my-1 block">
      <Button variant="quiet" small aria-label={`${label}: ${item}`} onClick={() => void finish()}>
        {label}
      </Button>
    </span>
  )
}

function describe({ item }: MailTask) {
  if (!item) return ''
  const where = item.shelf && interpolate(mail.label.shelf, { shelf: item.shelf })
  const parts = [boxName(item.box), item.addressee ?? item.recipient, shortItem(item)]
  return [...parts, item.slip, where].filter(Boolean).join(' · ')
}

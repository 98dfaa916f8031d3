import { box as words } from '#app/content/staff/box.ts'
import { mail } from '#app/content/staff/mail.ts'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { pathOf } from '#app/shop/core/staff-pages.ts'
import { formatDayOf } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { ButtonRoute } from '#app/ui/button.tsx'
import { interpolateCount } from '#shared/interpolate.ts'
import { mailCalls } from '#shared/shop/mail/calls.ts'
import type { CounterItem } from '#shared/shop/mail/items.ts'

import { shortItem } from './item-words.ts'
import { TaskTable } from './tasks-part.tsx'

const { actions } = words

export function BoxMailPart({ box }: { box: number }) {
  const { items } = useShop(mailCalls.getBox, { box: String(box) })
  const { tasks } = useShop(mailCalls.listTasks, { box: String(box) })
  const waiting = items.filter(({ state }) => state === 'waiting').length
  return (
    <Part id="mail" title={words.parts.mail} count={waiting}>
      <TaskTable isOfBox tasks={tasks} />
      {waiting > 0 && (
        <div>
          <ButtonRoute variant="quiet" to={`${pathOf('pick-up')}?box=${box}`}>
            {interpolateCount(actions.handOut, waiting)}
          </ButtonRoute>
        </div>
      )}
      <ListTable
        empty={words.mail.none}
        rows={items}
        columns={words.mail.columns}
        cells={{
          what: formatItem,
          who: ({ recipient, addressee }) => recipient ?? addressee,
          state: ({ state }) => mail.itemStates[state],
          shelf: ({ shelf }) => shelf,
          since: ({ receivedAt }) => formatDayOf(receivedAt),
        }}
      />
    </Part>
  )
}

function formatItem(item: CounterItem) {
  return [shortItem(item), item.slip].filter(Boolean).join(' · ')
}

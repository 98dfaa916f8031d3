import { cardWords } from '#app/content/staff/cards.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { ListTable } from '#app/shop/core/list-table.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { servicePath } from '#app/shop/core/staff-pages.ts'
import { SaidAbove } from '#app/shop/core/status-line.tsx'
import { formatShortMoment } from '#app/shop/core/times.ts'
import { useShop } from '#app/shop/use-shop-query.ts'
import { formatExactDollars } from '#app/ui/dollars.ts'
import { TAG } from '#app/ui/looks.ts'
import { DAY_MS } from '#shared/durations.ts'
import { interpolate } from '#shared/interpolate.ts'
import { staffCardCalls, type CardTask } from '#shared/shop/cards/staff-calls.ts'

const { tasks: words } = cardWords
const URGENT_MS = 3 * DAY_MS

export function CardTasks() {
  const { tasks } = useShop(staffCardCalls.listCardTasks, {})
  return (
    <Part title={words.title} count={tasks.length}>
      <SaidAbove>
        {tasks.length > 0 && (
          <ListTable
            rows={tasks.toSorted(compareDeadlines)}
            pathOf={pathOfTask}
            columns={words.columns}
            cells={{
              box: ({ box }) => box ?? words.noBox,
              what: whatCell,
              amount: ({ cents }) => formatExactDollars(cents),
              action: finishButton,
            }}
            numbers={['amount']}
          />
        )}
      </SaidAbove>
    </Part>
  )
}

function compareDeadlines({ dueAt: one, at }: CardTask, { dueAt: other, at: later }: CardTask) {
  return (one ?? Infinity) === (other ?? Infinity)
    ? at - later
    : (one ?? Infinity) - (other ?? Infinity)
}

/** By the application too: the box may be another customer's by now. */
function pathOfTask({ applicationId, box }: CardTask) {
  return servicePath({ id: applicationId, box, state: 'closed' }, 'money')
}

function whatCell({ kind, box, paymentIntent, dueAt, at }: CardTask) {
  const isUrgent = dueAt !== null && dueAt - Date.now() < URGENT_MS
  return (
    <span className="grid justify-items-start gap-1">
      {words.kinds[kind]}{' '}
      {dueAt === null ? (
        <span className="text-small text-muted">
          {interpolate(words.since, { moment: formatShortMoment(at) })}
        </span>
      ) : (
        <span className={TAG} data-tone={isUrgent ? 'error' : undefined}>
          {interpolate(words.dueBy, { moment: formatShortMoment(dueAt) })}
        </span>
      )}
      {box === null && (
        <code className="text-[0.75rem] wrap-anywhere text-muted"> {paymentIntent}</code>
      )}
    </span>
  )
}

function finishButton({ id, kind }: CardTask) {
  const what = words.kinds[kind]
  return (
    <CallButton
      variant="quiet"
      small
      call={staffCardCalls.finishCardTask}
      input={{ task: id }}
      done={interpolate(words.finished, { what })}
      aria-label={interpolate(words.doneOf, { what })}
    >
      {words.done}
    </CallButton>
  )
}

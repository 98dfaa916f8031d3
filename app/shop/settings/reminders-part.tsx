import { reminderWords as words } from '#app/content/staff/settings.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { useCall, useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { settingsCalls } from '#shared/shop/settings/calls.ts'

/** Whether customers are reminded of rent; of what the law asks they always are. */
export function RemindersPart() {
  const { data, problem, refresh } = useShopQuery(settingsCalls.get, {})
  const change = useCall(settingsCalls.change)
  if (!data) return <Waiting problem={problem} onRetry={refresh} />
  const { rentReminders } = data

  async function turn() {
    const { data: changed } = await change.call({ rentReminders: !rentReminders })
    if (changed) await refresh()
  }

  return (
    <Part title={words.title}>
      <TextBanner tone="error" focused="always" text={change.problem} />
      <p>{words.about}</p>
      <div className="cluster items-center">
        <p>
          <strong role="status">{rentReminders ? words.on : words.off}</strong>
        </p>
        <Button variant="quiet" waiting={change.isBusy} onClick={() => void turn()}>
          {rentReminders ? words.turnOff : words.turnOn}
        </Button>
      </div>
    </Part>
  )
}

import { reminderWords as words } from '#app/content/staff/settings.ts'
import { Part } from '#app/shop/core/staff-page.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { settingsCalls } from '#shared/shop/settings/calls.ts'

import { TurnSetting } from './turn-setting.tsx'

/** Whether customers are reminded of rent; of what the law asks they always are. */
export function RemindersPart() {
  const { rentReminders: isOn } = useShop(settingsCalls.get, {})
  const [state, submit] = isOn ? [words.on, words.turnOff] : [words.off, words.turnOn]
  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <TurnSetting name="rentReminders" {...{ isOn, state, submit }} />
    </Part>
  )
}

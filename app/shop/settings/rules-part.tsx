import { rulesWords as words } from '#app/content/staff/settings.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { StatusLine, useStatus } from '#app/shop/core/status-line.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { NumberField } from '#app/ui/number-field.tsx'
import { settingsCalls } from '#shared/shop/settings/calls.ts'

import { TurnSetting } from './turn-setting.tsx'

import card from '#app/ui/card.module.css'

const { minors } = words
const numbers = [
  { name: 'lateGraceDays', label: words.lateGraceDays, hint: words.graceHint },
  { name: 'keysPerDeposit', label: words.keysPerDeposit, hint: words.keysHint },
] as const

/** The rules of rent and keys that the owner sets. */
export function RulesPart() {
  const rules = useShop(settingsCalls.get, {})
  const { status, say } = useStatus()
  const isOn = rules.minorsPay ?? false
  const [state, submit] = isOn ? [minors.pay, minors.toFree] : [minors.free, minors.toPay]
  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <StatusLine status={status} />
      <div className={card.card}>
        <CallForm
          call={settingsCalls.change}
          label={words.title}
          submit={words.submit}
          onDone={() => say(words.saved)}
        >
          {numbers.map((field) => (
            <NumberField key={field.name} {...field} defaultValue={String(rules[field.name])} />
          ))}
        </CallForm>
      </div>
      <p>{minors.about}</p>
      <TurnSetting name="minorsPay" {...{ isOn, state, submit }} />
    </Part>
  )
}

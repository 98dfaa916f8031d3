import { reminderWords, rulesWords as words } from '#app/content/staff/settings.ts'
import { CallButton } from '#app/shop/core/call-button.tsx'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { SaidAbove } from '#app/shop/core/status-line.tsx'
import { useShop } from '#app/shop/use-shop-query.ts'
import { CARD } from '#app/ui/looks.ts'
import { settingsCalls } from '#shared/shop/settings/calls.ts'

export function RulesPart() {
  const { lateGraceDays, keysPerDeposit, minorsPay } = useShop(settingsCalls.get, {})
  const { about, free, pay, toFree, toPay } = words.minors
  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <SaidAbove>
        <div className={CARD}>
          <CallForm
            call={settingsCalls.change}
            label={words.title}
            submit={words.submit}
            variant="quiet"
            done={words.saved}
            fields={{
              lateGraceDays: {
                label: words.lateGraceDays,
                hint: words.graceHint,
                value: lateGraceDays,
              },
              keysPerDeposit: {
                label: words.keysPerDeposit,
                hint: words.keysHint,
                value: keysPerDeposit,
              },
            }}
          />
        </div>
      </SaidAbove>
      <p>{about}</p>
      <Turn name="minorsPay" isOn={minorsPay ?? false} off={[free, toPay]} on={[pay, toFree]} />
    </Part>
  )
}

export function RemindersPart() {
  const { rentReminders } = useShop(settingsCalls.get, {})
  const { title, about, on, off, turnOn, turnOff } = reminderWords
  return (
    <Part title={title}>
      <p>{about}</p>
      <Turn name="rentReminders" isOn={rentReminders} off={[off, turnOn]} on={[on, turnOff]} />
    </Part>
  )
}

type Side = [state: string, submit: string]
type TurnProps = { name: 'rentReminders' | 'minorsPay'; isOn: boolean; off: Side; on: Side }

function Turn({ name, isOn, off, on }: TurnProps) {
  const [state, submit] = isOn ? on : off
  return (
    <div className="flex flex-wrap items-center gap-3">
      <strong role="status">{state}</strong>
      <CallButton variant="quiet" call={settingsCalls.change} input={{ [name]: !isOn }}>
        {submit}
      </CallButton>
    </div>
  )
}

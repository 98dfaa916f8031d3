import { CallButton } from '#app/shop/core/call-button.tsx'
import { settingsCalls } from '#shared/shop/settings/calls.ts'

type TurnSettingProps = {
  name: 'rentReminders' | 'minorsPay'
  isOn: boolean
  state: string
  /** Says what the button turns it to. */
  submit: string
}

/** A setting that is on or off, and the button that turns it. */
export function TurnSetting({ name, isOn, state, submit }: TurnSettingProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <strong role="status">{state}</strong>
      <CallButton variant="quiet" call={settingsCalls.change} input={{ [name]: !isOn }}>
        {submit}
      </CallButton>
    </div>
  )
}

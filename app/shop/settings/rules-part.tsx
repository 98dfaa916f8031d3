import { useState } from 'react'

import { rulesWords as words } from '#app/content/staff/settings.ts'
import { CallForm } from '#app/shop/core/call-form.tsx'
import { Part } from '#app/shop/core/staff-page.tsx'
import { StatusLine, type Status } from '#app/shop/core/status-line.tsx'
import { storeAnswer, useCall, useShopQuery } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { NumberField } from '#app/ui/number-field.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { settingsCalls } from '#shared/shop/settings/calls.ts'

import card from '#app/ui/card.module.css'

/** The rules of rent and keys that the owner sets. */
export function RulesPart() {
  const { data, problem, refresh } = useShopQuery(settingsCalls.get, {})
  const change = useCall(settingsCalls.change)
  const [status, setStatus] = useState<Status | null>(null)
  if (!data) return <Waiting problem={problem} onRetry={refresh} />
  const { lateGraceDays, keysPerDeposit, minorsPay = false } = data
  const { minors } = words

  async function turn() {
    const { data: changed } = await change.call({ minorsPay: !minorsPay })
    if (changed) storeAnswer(settingsCalls.get, {}, () => changed)
  }

  return (
    <Part title={words.title}>
      <p>{words.about}</p>
      <StatusLine status={status} />
      <div className={card.card}>
        <CallForm
          call={settingsCalls.change}
          label={words.title}
          submit={words.submit}
          onDone={(answer) => {
            storeAnswer(settingsCalls.get, {}, () => answer)
            setStatus({ id: crypto.randomUUID(), tone: 'success', text: words.saved })
          }}
        >
          <NumberField
            name="lateGraceDays"
            label={words.lateGraceDays}
            hint={words.graceHint}
            defaultValue={String(lateGraceDays)}
          />
          <NumberField
            name="keysPerDeposit"
            label={words.keysPerDeposit}
            hint={words.keysHint}
            defaultValue={String(keysPerDeposit)}
          />
        </CallForm>
      </div>
      <TextBanner tone="error" focused="always" text={change.problem} />
      <p>{minors.about}</p>
      <div className="cluster items-center">
        <p>
          <strong role="status">{minorsPay ? minors.pay : minors.free}</strong>
        </p>
        <Button variant="quiet" waiting={change.isBusy} onClick={() => void turn()}>
          {minorsPay ? minors.toFree : minors.toPay}
        </Button>
      </div>
    </Part>
  )
}

import type { ComponentProps, ReactNode } from 'react'

import type { AnswerOf, InputOf } from '#app/shop/client.ts'
import { useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button, type ButtonStyle } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import type { Call } from '#shared/shop/core/contract.ts'

type CallButtonProps<One extends Call> = ButtonStyle & {
  call: One
  input: InputOf<One>
  onDone?: (answer: AnswerOf<One>) => void
  'aria-label'?: string
  /** Does nothing for now, but keeps the focus. */
  waiting?: boolean
  /** Asked first. */
  confirm?: Pick<ComponentProps<typeof ConfirmButton>, 'title' | 'text' | 'confirm' | 'cancel'>
  children: ReactNode
}

/** A button of the console that makes a call, and says below why it was refused. */
export function CallButton<One extends Call>(props: CallButtonProps<One>) {
  const { call: one, input, onDone, confirm, waiting, ...button } = props
  const { isBusy, problem, call } = useCall(one)

  const isWaiting = isBusy || waiting === true

  async function send() {
    const { data, error } = await call(input)
    if (!error) onDone?.(data)
  }

  return (
    <>
      {confirm ? (
        <ConfirmButton {...button} {...confirm} waiting={isWaiting} onConfirm={() => void send()} />
      ) : (
        <Button {...button} waiting={isWaiting} onClick={() => void send()} />
      )}
      <TextBanner tone="error" focused="always" text={problem} />
    </>
  )
}

import type { ComponentProps, ReactNode } from 'react'

import type { AnswerOf, InputOf } from '#app/shop/client.ts'
import { refreshAnswers, useCall } from '#app/shop/use-shop-query.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { Button, type ButtonStyle } from '#app/ui/button.tsx'
import { ConfirmButton } from '#app/ui/dialog.tsx'
import type { Call } from '#shared/shop/core/contract.ts'

import { useSay, type Done } from './status-line.tsx'

type CallButtonProps<One extends Call> = ButtonStyle & {
  call: One
  input: InputOf<One>
  done?: Done | ((answer: AnswerOf<One>) => Done | void)
  'aria-label'?: string
  /** `aria-disabled`: keeps the focus. */
  waiting?: boolean
  confirm?:
    Pick<ComponentProps<typeof ConfirmButton>, 'title' | 'text' | 'confirm' | 'cancel'> | false
  children: ReactNode
}

export function CallButton<One extends Call>(props: CallButtonProps<One>) {
  const { call: one, input, done, confirm, waiting, ...button } = props
  const { isBusy, problem, call } = useCall(one)
  const say = useSay()
  const isWaiting = isBusy || waiting === true

  async function send() {
    const { data, error } = await call(input)
    if (error && error.code !== 'unreachable') void refreshAnswers()
    const result = typeof done === 'function' ? !error && done(data) : !error && done
    if (result) say(result)
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

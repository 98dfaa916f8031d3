import { useState } from 'react'

import { callShop } from './shop-client.ts'

/** A call that a button makes: whether it is on its way, and in a sentence why its last one was refused. */
export function useCall<Answer>() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function call(path: string, body?: object) {
    setBusy(true)
    const called = await callShop<Answer>(path, body)
    setBusy(false)
    setProblem(called.refusal?.message ?? null)
    return called
  }

  return { isBusy, problem, call }
}

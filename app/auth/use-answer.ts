import { useCallback, useEffect, useState } from 'react'

import type { RefusalAnswer } from '#shared/rental/answers.ts'

import { callShop } from './shop-client.ts'

type Known<Answer> = { answer: Answer | null; refusal: RefusalAnswer | null }

/**
 * What a call answers, asked for when it is shown and whenever `refresh` is; nothing until it is there. While the server can't
 * be reached, what it answered before stays.
 */
export function useAnswer<Answer>(path: string, isWanted = true) {
  const [known, setKnown] = useState<Known<Answer>>({ answer: null, refusal: null })

  useEffect(() => {
    if (!isWanted) return
    let left = false
    void callShop<Answer>(path).then((given) => left || setKnown((last) => follow(last, given)))
    return () => {
      left = true
    }
  }, [path, isWanted])

  const refresh = useCallback(() => {
    void callShop<Answer>(path).then((given) => setKnown((last) => follow(last, given)))
  }, [path])

  return {
    answer: isWanted ? known.answer : null,
    refusal: known.refusal,
    problem: known.refusal?.message ?? null,
    refresh,
  }
}

function follow<Answer>(last: Known<Answer>, given: Known<Answer>): Known<Answer> {
  const isUnreachable = given.refusal?.code === 'unreachable'
  return isUnreachable ? { ...given, answer: last.answer } : given
}

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

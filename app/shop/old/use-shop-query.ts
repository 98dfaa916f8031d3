import { useCallback, useEffect, useState } from 'react'

import type { ErrorResponse } from '#shared/shop/core/responses.ts'

import { callShop } from './client.ts'

type QueryState<Answer> = { data: Answer | null; error: ErrorResponse | null }

/**
 * What a call answers, asked for when it is shown and whenever `refresh` is; nothing until it is there. While the server can't
 * be reached, what it answered before stays.
 */
export function useShopQuery<Answer>(path: string, isWanted = true) {
  const [state, setState] = useState<QueryState<Answer>>({ data: null, error: null })

  useEffect(() => {
    if (!isWanted) return
    let left = false
    void callShop<Answer>(path).then(
      (response) => left || setState((last) => follow(last, response)),
    )
    return () => {
      left = true
    }
  }, [path, isWanted])

  const refresh = useCallback(() => {
    void callShop<Answer>(path).then((response) => setState((last) => follow(last, response)))
  }, [path])

  return {
    data: isWanted ? state.data : null,
    error: state.error,
    problem: state.error?.message ?? null,
    refresh,
  }
}

function follow<Answer>(
  last: QueryState<Answer>,
  response: QueryState<Answer>,
): QueryState<Answer> {
  const isUnreachable = response.error?.code === 'unreachable'
  return isUnreachable ? { ...response, data: last.data } : response
}

/** A call that a button makes: whether it is on its way, and in a sentence why its last one was refused. */
export function useCall<Answer>() {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function call(path: string, body?: object) {
    setBusy(true)
    const called = await callShop<Answer>(path, body)
    setBusy(false)
    setProblem(called.error?.message ?? null)
    return called
  }

  return { isBusy, problem, call }
}

import { useCallback, useEffect, useState } from 'react'

import { callShop, type Called } from './shop-client.ts'

/** What a call answers, asked for when it is shown and whenever `refresh` is; nothing until it is there. */
export function useAnswer<Answer>(path: string, isWanted = true) {
  const [called, setCalled] = useState<Called<Answer> | null>(null)

  useEffect(() => {
    if (!isWanted) return
    let left = false
    void callShop<Answer>(path).then((given) => left || setCalled(given))
    return () => {
      left = true
    }
  }, [path, isWanted])

  const refresh = useCallback(() => void callShop<Answer>(path).then(setCalled), [path])
  return {
    answer: isWanted ? (called?.answer ?? null) : null,
    refusal: called?.refusal ?? null,
    problem: called?.refusal?.message ?? null,
    refresh,
  }
}

import { useEffect, useState } from 'react'

import { askPosition, type Position } from '#app/mailboxes/position.ts'
import { changePreferences } from '#app/mailboxes/use-preferences.ts'

/**
 * Where the visitor is. Asked for when the visitor asks, or, if they wished it once and the browser
 * needs not ask again, at the start.
 */
export function useHere(isWished: boolean) {
  const [here, setHere] = useState<Position | null>(null)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function ask() {
    setAsking(true)
    setProblem(null)
    const answer = await askPosition()
    setAsking(false)
    if ('problem' in answer) return setProblem(answer.problem)
    setHere(answer)
    changePreferences({ mapView: { showUserLocation: true } })
  }

  useEffect(() => {
    if (!isWished) return
    let isWanted = true
    const begin = async () => {
      if (!(await isGranted()) || !isWanted) return
      const answer = await askPosition()
      if (isWanted && !('problem' in answer)) setHere(answer)
    }
    void begin()
    return () => {
      isWanted = false
    }
  }, [isWished])

  return { here: isWished ? here : null, asking, problem, ask: () => void ask() }
}

async function isGranted() {
  const answer = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null)
  return answer?.state === 'granted'
}

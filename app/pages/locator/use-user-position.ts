import { useEffect, useState } from 'react'

import { changePreferences } from '#app/preferences/use-preferences.ts'
import { askPosition, type Position } from '#app/sample-mailboxes/position.ts'

/** Asks at the start only if the visitor chose so before and the browser needs no prompt. */
export function useUserPosition(isEnabled: boolean) {
  const [position, setPosition] = useState<Position | null>(null)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function ask() {
    setAsking(true)
    setProblem(null)
    const answer = await askPosition()
    setAsking(false)
    if ('problem' in answer) return setProblem(answer.problem)
    setPosition(answer)
    changePreferences({ mapView: { showUserLocation: true } })
  }

  useEffect(() => {
    if (!isEnabled) return
    let isCurrent = true
    const begin = async () => {
      if (!(await isGranted()) || !isCurrent) return
      const answer = await askPosition()
      if (isCurrent && !('problem' in answer)) setPosition(answer)
    }
    void begin()
    return () => {
      isCurrent = false
    }
  }, [isEnabled])

  return { position: isEnabled ? position : null, asking, problem, ask: () => void ask() }
}

async function isGranted() {
  const answer = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => null)
  return answer?.state === 'granted'
}

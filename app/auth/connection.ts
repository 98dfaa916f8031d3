import { useEffect } from 'react'
import { create } from 'zustand'

const HEALTH = '/health/alive'
const RETRY_MS = 5_000

const useLost = create(() => ({ isLost: false }))
let timer: ReturnType<typeof setTimeout> | undefined

export function setReached(reached: boolean) {
  if (useLost.getState().isLost === !reached) return
  clearTimeout(timer)
  if (!reached) timer = setTimeout(() => void checkAgain(), RETRY_MS)
  useLost.setState({ isLost: !reached })
}

async function checkAgain() {
  const reached = await fetch(HEALTH, { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (reached) setReached(true)
  else timer = setTimeout(() => void checkAgain(), RETRY_MS)
}

export function useConnectionLost() {
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('offline', () => setReached(false), listening)
    window.addEventListener('online', () => checkNow(), listening)
    return () => listening.abort()
  }, [])
  return useLost(({ isLost }) => isLost)
}

function checkNow() {
  if (!useLost.getState().isLost) return
  clearTimeout(timer)
  void checkAgain()
}

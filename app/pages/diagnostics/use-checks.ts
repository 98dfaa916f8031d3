import { useCallback, useEffect, useRef, useState } from 'react'

import { useHydrated } from '#app/ui/hydrated.ts'

import { checks, type Finding, nameService, runChecks } from './checks.ts'

/** The checks of this visit: they run when the page is there, and again on request. */
export function useChecks() {
  const [findings, setFindings] = useState<Record<string, Finding>>({})
  const round = useRef(0)
  const hydrated = useHydrated()

  const run = useCallback(async () => {
    round.current += 1
    const mine = round.current
    await runChecks((id, finding) => {
      if (round.current === mine) setFindings((before) => ({ ...before, [id]: finding }))
    })
  }, [])

  useEffect(() => {
    void run()
    return () => {
      round.current += 1
    }
  }, [run])

  function runAgain() {
    setFindings({})
    void run()
  }

  const found = Object.values(findings)
  return {
    findings,
    service: hydrated ? nameService() : '',
    isRunning: found.length < checks.length,
    failed: found.filter(({ passed }) => !passed).length,
    runAgain,
  }
}

import { useCallback, useEffect, useRef, useState } from 'react'

import { headOf } from '#app/head/head-of.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Icon } from '#app/ui/icon.tsx'
import { TABLE } from '#app/ui/looks.ts'
import { databaseTest as words } from '#content/diagnostics.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { Route } from './+types/database-test'
import { checks, nameService, runChecks, type Finding } from './checks.ts'

import css from './diagnostics.module.css'

export const meta: Route.MetaFunction = () =>
  headOf({
    title: words.title,
    description: words.description,
    path: '/supabase-test',
  })

export default function DatabaseTest() {
  const { findings, service, isRunning, failed, runAgain } = useChecks()
  return (
    <div className={`${css.page} grid w-full grid-cols-1`}>
      <header className="grid grid-cols-1 gap-3.5">
        <h1>{words.title}</h1>
        <p className="max-w-measure text-muted">{words.lead}</p>
        <p className="min-h-[1.6em] text-base">
          {interpolate(words.service, { service: service || '…' })}
        </p>
        <noscript>
          <Banner tone="note">
            <p>{words.needsScripts}</p>
          </Banner>
        </noscript>
      </header>
      <table className={`${TABLE} ${css.table}`}>
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.check}</th>
            <th scope="col">{words.columns.result}</th>
            <th scope="col" className={css.number}>
              {words.columns.time}
            </th>
          </tr>
        </thead>
        <tbody>
          {checks.map(({ id, name, about }) => (
            <tr key={id}>
              <th scope="row">
                <code>{name}</code>{' '}
                <span className="block text-small leading-snug font-normal text-muted">
                  {about}
                </span>
              </th>
              <Result finding={findings[id]} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap gap-3 gap-x-5 items-center">
        <Button variant="quiet" waiting={isRunning} onClick={runAgain}>
          {words.retry}
        </Button>
        <p role="status" className="font-semibold">
          {isRunning ? words.checking : formatVerdict(failed)}
        </p>
      </div>
    </div>
  )
}

function Result({ finding }: { finding: Finding | undefined }) {
  if (!finding) {
    return (
      <>
        <td className="text-muted">{words.waiting}</td>
        <td key="unknown" className={css.number}>
          –
        </td>
      </>
    )
  }
  const { passed, words: found, ms } = finding
  return (
    <>
      <td>
        <span className={passed ? `${css.passed} text-success` : css.failed}>
          <Icon name={passed ? 'check' : 'alert'} size={18} />
          {passed ? words.passed : words.failed}
        </span>{' '}
        <span className="block wrap-anywhere">{found}</span>
      </td>
      <td key="known" className={css.number}>
        {Math.round(ms)} ms
      </td>
    </>
  )
}

function formatVerdict(failed: number) {
  const count = checks.length
  if (failed === 0) return interpolate(words.allPassed, { count })
  return interpolate(words.someFailed, { failed, count })
}

function useChecks() {
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

  const results = Object.values(findings)
  return {
    findings,
    service: hydrated ? nameService() : '',
    isRunning: results.length < checks.length,
    failed: results.filter(({ passed }) => !passed).length,
    runAgain,
  }
}

import { headOf } from '#app/head/head-of.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'

import { checks, type Finding } from './checks.ts'
import { useChecks } from './use-checks.ts'

import css from './diagnostics.module.css'

import type { Route } from './+types/database-test'

export const meta: Route.MetaFunction = () =>
  headOf({
    title: 'Database connectivity',
    description: 'Whether this page can read the database.',
    path: '/supabase-test',
  })

export default function DatabaseTest() {
  const { findings, service, isRunning, failed, runAgain } = useChecks()
  return (
    <div className={css.page}>
      <header className={css.heading}>
        <h1>Database connectivity</h1>
        <p>
          This page asks the database for its version and reads three tables that anybody may read.
        </p>
        <p className={css.line}>Service: {service || '…'}</p>
        <noscript>
          <Banner tone="note">
            <p>The checks need JavaScript, which is switched off in your browser.</p>
          </Banner>
        </noscript>
      </header>
      <table className={css.table}>
        <caption className="sr-only">The checks, what each found, and how long it took</caption>
        <thead>
          <tr>
            <th scope="col">Check</th>
            <th scope="col">Result</th>
            <th scope="col" className={css.number}>
              Time
            </th>
          </tr>
        </thead>
        <tbody>
          {checks.map(({ id, name, about }) => (
            <tr key={id}>
              <th scope="row">
                <code>{name}</code>
                <span className={css.about}>{about}</span>
              </th>
              <Result finding={findings[id]} />
            </tr>
          ))}
        </tbody>
      </table>
      <div className={css.foot}>
        <Button variant="quiet" waiting={isRunning} onClick={runAgain}>
          Retry
        </Button>
        <p role="status" className={css.verdict}>
          {isRunning ? 'Checking…' : sayVerdict(failed)}
        </p>
      </div>
    </div>
  )
}

function Result({ finding }: { finding: Finding | undefined }) {
  if (!finding) {
    return (
      <>
        <td className={css.waiting}>Waiting…</td>
        <td key="unknown" className={css.number}>
          –
        </td>
      </>
    )
  }
  const { passed, words, ms } = finding
  return (
    <>
      <td>
        <span className={passed ? css.passed : css.failed}>
          <Icon name={passed ? 'check' : 'alert'} size={18} />
          {passed ? 'Passed' : 'Failed'}
        </span>{' '}
        <span className={css.words}>{words}</span>
      </td>
      <td key="known" className={css.number}>
        {Math.round(ms)} ms
      </td>
    </>
  )
}

function sayVerdict(failed: number) {
  if (failed === 0) return `All ${checks.length} checks passed.`
  return `${failed} of ${checks.length} checks failed.`
}

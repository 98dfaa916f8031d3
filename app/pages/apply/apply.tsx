import { href } from 'react-router'

import { headOf } from '#app/head/head-of.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { apply as words } from '#content/apply.ts'

import type { Route } from './+types/apply'
import { About } from './about.tsx'
import { actions } from './apply-actions.ts'
import { Screens } from './screens.tsx'
import { Wizard } from './wizard.tsx'

import css from './apply.module.css'

export const meta: Route.MetaFunction = () =>
  headOf({ title: words.title, description: words.description, path: href('/apply') })

export async function clientAction({ request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const intent = String(form.get('intent'))
  const action = actions[intent]
  if (!action) throw new Error(`The application knows no form "${intent}"`)
  return action(form)
}

/** From a plan to an application: who receives mail, how many forms and IDs that takes, and filing it. */
export default function Apply() {
  const hydrated = useHydrated()
  return hydrated ? <Screens /> : <Finished />
}

/**
 * The finished HTML: the page before the steps and the first step, one of which its style shows. It answers the press on
 * "Start" and an address that names a plan or a step before React does.
 */
function Finished() {
  return (
    <>
      <div className={css.before}>
        <About to={`${href('/apply')}#plan`} go={words.about.start} />
      </div>
      <div id="plan" className={css.first}>
        <Wizard step="plan" reachable="plan" />
      </div>
    </>
  )
}

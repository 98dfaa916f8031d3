import { href } from 'react-router'

import { apply as words } from '#app/content/en/apply.ts'
import { headOf } from '#app/head/head-of.ts'
import { PageHead } from '#app/ui/page-top.tsx'

import { About } from './about.tsx'
import { actions } from './apply-actions.ts'
import { Wizard } from './wizard.tsx'

import type { Route } from './+types/apply'

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
  return (
    <>
      <PageHead name={words.name} title={words.title} lead={words.lead} />
      <Wizard />
      <About />
    </>
  )
}

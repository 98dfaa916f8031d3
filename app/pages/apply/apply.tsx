import { href } from 'react-router'

import { headOf } from '#app/head/head-of.ts'
import { useDraft } from '#app/shop/applications/draft.ts'
import type { Screen } from '#app/shop/applications/screen.ts'
import { firstOpenStep } from '#app/shop/applications/steps.ts'
import { useFiled, type Filed } from '#app/shop/applications/use-filed.ts'
import { today } from '#app/shop/core/times.ts'
import { useHydrated } from '#app/ui/hydrated.ts'
import { useFocusedHeading } from '#app/ui/stepper.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { apply as words } from '#content/apply.ts'

import type { Route } from './+types/apply'
import { About } from './about.tsx'
import { addressOf, filedAddress } from './addresses.ts'
import { actions } from './apply-actions.ts'
import { FiledScreen } from './filed-screen.tsx'
import { StoredDraft } from './keep-draft.tsx'
import { Notices } from './notices.tsx'
import { useScreen } from './use-screen.ts'
import { Frame, Wizard } from './wizard.tsx'

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

/**
 * The finished HTML holds the first step, the page about the application, and a placeholder until it is known
 * whether something was filed. Styles show one of them before React does.
 */
export default function Apply() {
  const hydrated = useHydrated()
  const filed = useFiled()
  const { screen, isBrought } = useScreen(filed.application)
  const { kind } = screen
  const shown = hydrated ? kind : 'every'
  useFocusedHeading(hydrated ? nameOf(screen) : null)

  return (
    <>
      {(shown === 'every' || shown === 'about') && (
        <div key="about" className={hydrated ? undefined : css.before}>
          <AboutScreen filed={filed} />
        </div>
      )}
      {(shown === 'every' || kind === 'step') && (
        <div key="step" id="plan" className={`flex flex-1 flex-col ${hydrated ? '' : css.first}`}>
          <Wizard
            step={kind === 'step' ? screen.step : 'plan'}
            reachable={kind === 'step' ? screen.reachable : 'plan'}
            notices={
              kind === 'step' && <Notices {...{ filed, isBrought, isMissing: screen.isMissing }} />
            }
          />
        </div>
      )}
      {(shown === 'every' || shown === 'opening') && (
        <div key="opening" className={`flex flex-1 flex-col ${hydrated ? '' : css.opening}`}>
          <Frame as={hydrated ? 'h1' : 'p'}>
            <Waiting problem={filed.problem} onRetry={() => void filed.refresh()} />
          </Frame>
        </div>
      )}
      {shown === 'filed' && filed.application && (
        <FiledScreen filed={filed} application={filed.application} />
      )}
    </>
  )
}

function nameOf(screen: Screen) {
  if (screen.kind === 'opening') return null
  return screen.kind === 'step' ? screen.step : screen.kind
}

function AboutScreen({ filed }: { filed: Filed }) {
  const draft = useDraft()
  const { about } = words
  if (draft.isTouched) {
    return <About to={addressOf(firstOpenStep(draft, today()))} go={about.goOn} />
  }
  if (filed.application) return <About to={filedAddress()} go={about.toFiled} />
  return (
    <About to={`${href('/apply')}#plan`} go={about.start}>
      <StoredDraft />
    </About>
  )
}

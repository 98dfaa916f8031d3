import { href } from 'react-router'

import { firstOpenStep, useDraft } from '#app/shop/applications/draft.ts'
import type { Screen } from '#app/shop/applications/screen.ts'
import { useFiled, type Filed } from '#app/shop/applications/use-filed.ts'
import { today } from '#app/shop/core/times.ts'
import { useFocusedHeading } from '#app/ui/stepper.tsx'
import { Waiting } from '#app/ui/waiting.tsx'
import { apply as words } from '#content/apply.ts'

import { About } from './about.tsx'
import { addressOf, filedAddress } from './addresses.ts'
import { FiledScreen } from './filed-screen.tsx'
import { KeptDraft } from './keep-draft.tsx'
import { Notices } from './notices.tsx'
import { useScreen } from './use-screen.ts'
import { Frame, Wizard } from './wizard.tsx'

/** The screen of the application that this person has reached. */
export function Screens() {
  const filed = useFiled()
  const { screen, isBrought } = useScreen(filed.application)
  useFocusedHeading(nameOf(screen))

  switch (screen.kind) {
    case 'about':
      return <AboutScreen filed={filed} />
    case 'opening':
      return (
        <Frame>
          <Waiting problem={filed.problem} onRetry={() => void filed.refresh()} />
        </Frame>
      )
    case 'filed':
      return filed.application && <FiledScreen filed={filed} application={filed.application} />
    case 'step':
      return (
        <Wizard
          step={screen.step}
          reachable={screen.reachable}
          notices={<Notices filed={filed} isBrought={isBrought} isLost={screen.isLost} />}
        />
      )
  }
}

function nameOf(screen: Screen) {
  if (screen.kind === 'opening') return null
  return screen.kind === 'step' ? screen.step : screen.kind
}

/** The page before the steps, for whoever has begun too: its button leads to where they are. */
function AboutScreen({ filed }: { filed: Filed }) {
  const draft = useDraft()
  const { about } = words
  if (filed.application && !draft.isTouched) return <About to={filedAddress()} go={about.toFiled} />
  return (
    <>
      <KeptDraft />
      {draft.isTouched ? (
        <About to={addressOf(firstOpenStep(draft, today()))} go={about.goOn} />
      ) : (
        <About to={`${href('/apply')}#plan`} go={about.start} />
      )}
    </>
  )
}

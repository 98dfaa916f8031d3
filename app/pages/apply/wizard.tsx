import { useEffect, useState, type ComponentType } from 'react'
import * as v from 'valibot'

import {
  changeDraft,
  draftSchema,
  firstOpenStep,
  isNamed,
  readDraft,
  replaceDraft,
  steps,
  toDraft,
  useDraft,
  withUse,
  type Step,
} from '#app/shop/applications/draft.ts'
import { encryptedDraft } from '#app/shop/applications/encrypted-draft.ts'
import { callShop } from '#app/shop/client.ts'
import { today } from '#app/shop/core/times.ts'
import { TextBanner } from '#app/ui/banner.tsx'
import { useHydrated } from '#app/ui/hydrated.ts'
import { Stepper } from '#app/ui/stepper.tsx'
import { apply as words } from '#content/apply.ts'
import { interpolate } from '#shared/interpolate.ts'
import { applicationCalls } from '#shared/shop/applications/calls.ts'

import { CheckStep } from './check-step.tsx'
import { FileStep } from './file-step.tsx'
import { IdsStep } from './ids-step.tsx'
import { KeepDraft, Needs } from './needs.tsx'
import { PeopleStep } from './people-step.tsx'
import { PlanStep, UseStep } from './plan-steps.tsx'
import { addressOf, readAddress, useStep } from './step-form.tsx'

import css from './wizard.module.css'
import section from '#app/ui/section.module.css'

const parts: Record<Step, ComponentType> = {
  plan: PlanStep,
  use: UseStep,
  people: PeopleStep,
  ids: IdsStep,
  check: CheckStep,
  file: FileStep,
}
const named = steps.map((id) => ({ id, name: words.stepper.names[id] }))

/** One step at a time; the browser's own Back and Forward go between them. */
export function Wizard() {
  const draft = useDraft()
  const { step: requestedStep, go } = useStep()
  const hydrated = useHydrated()
  const isElsewhere = useOtherTabs()
  useLeaveGuard()

  useEffect(() => {
    changeAtStart()
    void loadFiled()
  }, [])

  const open = steps.indexOf(firstOpenStep(draft, today()))
  const reachable = open === steps.indexOf('file') ? open : Math.max(open, 1)
  const at = Math.min(steps.indexOf(requestedStep), reachable)
  const step = steps[at] ?? 'plan'
  const isLost = step !== requestedStep && !draft.isTouched && !isNamed(draft)
  const Part = parts[step]

  return (
    <div className="border-t">
      <div className={`${section.section} ${css.wizard}`}>
        <noscript>
          <TextBanner tone="note" text={words.about.other.noScripts} />
        </noscript>
        <Stepper
          label={words.stepper.label}
          position={interpolate(words.stepper.position, { at: at + 1, count: steps.length })}
          steps={named}
          current={step}
          reachable={hydrated ? reachable : 0}
          hrefOf={addressOf}
          onGo={go}
        />
        <TextBanner tone="info" text={isElsewhere && words.file.account.elsewhere} />
        <TextBanner tone="info" text={isLost && words.draft.lost} />
        <div className={`${css.columns} stack items-start`}>
          <div className="stack gap-6">
            <Part />
          </div>
          <div className={`${css.aside} stack gap-6`}>
            <Needs />
            {!draft.isFiled && <KeepDraft />}
          </div>
        </div>
      </div>
    </div>
  )
}

/** What the address says holds for a draft that nobody has touched yet. */
function changeAtStart() {
  const { isTouched, use } = useDraft.getState()
  if (isTouched) return
  const { use: requestedUse = use, ...read } = readAddress(window.location.search)
  useDraft.setState(read)
  if (requestedUse !== use) changeDraft(withUse(useDraft.getState(), requestedUse))
  useDraft.setState({ isTouched: false })
}

/** Who comes to change an application finds it here as it was filed. */
async function loadFiled() {
  if (!new URLSearchParams(window.location.search).has('change')) return
  const { data } = await callShop(applicationCalls.get, {})
  const { isTouched } = useDraft.getState()
  if (data?.application?.canChange && !isTouched) replaceDraft(toDraft(data.application))
}

/** Has the browser ask before names are lost that are stored nowhere: on the sign-in page, which leads back here, too. */
function useLeaveGuard() {
  const isUnsaved = useDraft((draft) => draft.isTouched && isNamed(draft))

  useEffect(() => {
    if (isUnsaved) window.addEventListener('beforeunload', askToStay)
    else window.removeEventListener('beforeunload', askToStay)
  }, [isUnsaved])
}

function askToStay(event: BeforeUnloadEvent) {
  if (encryptedDraft.state() !== 'open') event.preventDefault()
}

const CHANNEL = 'application-draft'

const message = v.variant('kind', [
  v.object({ kind: v.literal('asked') }),
  v.object({ kind: v.literal('draft'), draft: draftSchema }),
])

/**
 * Hands the draft of one tab to another of this browser, from memory to memory: whoever confirms an email or signs in comes
 * back in a new tab.
 *
 * @returns whether this tab's draft came from another
 */
function useOtherTabs() {
  const [isBrought, setBrought] = useState(false)

  useEffect(() => {
    if (typeof BroadcastChannel === 'undefined') return
    const channel = new BroadcastChannel(CHANNEL)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const read = v.safeParse(message, data)
      if (!read.success) return
      const { isTouched } = useDraft.getState()
      if (read.output.kind === 'asked') {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
        if (isTouched) channel.postMessage({ kind: 'draft', draft: readDraft() })
      } else if (!isTouched) {
        useDraft.setState({ ...read.output.draft, isTouched: true })
        setBrought(true)
      }
    })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
    channel.postMessage({ kind: 'asked' })
    return () => channel.close()
  }, [])

  return isBrought
}

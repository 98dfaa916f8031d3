import { useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'

import {
  isNamed,
  readDraft,
  replaceDraft,
  useDraft,
  withUse,
} from '#app/shop/applications/draft.ts'
import { startChange } from '#app/shop/applications/filed-draft.ts'
import { screenOf, type Screen } from '#app/shop/applications/screen.ts'
import { isLostWithPage, readTabDraft, storeInTab } from '#app/shop/applications/tab-draft.ts'
import type { Filed } from '#app/shop/applications/use-filed.ts'
import { today } from '#app/shop/core/times.ts'
import { useHydrated } from '#app/ui/hydrated.ts'

import { readAddress, readPlace } from './addresses.ts'
import { joinOtherTabs } from './other-tabs.ts'

const FIRST: Screen = { kind: 'step', step: 'plan', reachable: 'plan', isMissing: false }

/** A step stays until a press leads elsewhere or another draft replaces this one. */
type Held = { key: string; version: number; screen: Screen }

export function useScreen(application: Filed['application']) {
  const hydrated = useHydrated()
  const location = useLocation()
  const draft = useDraft()
  const [held, setHeld] = useState<Held>()
  const address = readPlace(location)
  const isBrought = useOpening()
  // Addresses from before React Router started share the key "default".
  const key = location.key + location.hash
  const { version, isTouched } = draft
  const isSame = held?.key === key && held.version === version
  const isHeld = isSame && held.screen.kind === 'step'
  const isOpening = held === undefined || (isTouched && held.version !== version)
  const context = { address, draft, application, isOpening, today: today() }
  const screen = isHeld ? held.screen : hydrated ? screenOf(context) : FIRST
  const isDecided = hydrated && (screen.kind === 'step' || screen.kind === 'filed')
  if (isDecided && !isSame) setHeld({ key, version, screen })
  useFiledDraft(screen.kind === 'opening' && address.isChange, application)
  useLeaveGuard()

  return { screen, isBrought }
}

function useOpening() {
  const [isBrought, setBrought] = useState(false)

  useLayoutEffect(() => {
    takeUp()
    storeInTab()
    return joinOtherTabs(() => setBrought(true))
  }, [])

  return isBrought
}

/** A plan chosen later on another page replaces the draft's plan. */
function takeUp() {
  const stored = readTabDraft()
  if (stored && !useDraft.getState().isTouched) {
    const { draft, isEditedHere, changes, seen, origin, hasSheets: isSheetLost } = stored
    replaceDraft(draft, { isTouched: true, isEditedHere, changes, seen, origin, isSheetLost })
  }
  const { isTouched, changes } = useDraft.getState()
  const isOlder = readPlace(location).step !== null || location.search === stored?.search
  if (changes !== null || (isTouched && isOlder)) return
  const draft = { ...readDraft(), ...readAddress(location.search) }
  useDraft.setState({ ...draft, ...withUse(draft, draft.use) })
}

function useFiledDraft(isChange: boolean, application: Filed['application']) {
  useEffect(() => {
    const draft = useDraft.getState()
    if (!isChange || !application?.canChange || draft.changes === application.id) return
    if (!draft.isTouched) startChange(application)
  }, [isChange, application])
}

function useLeaveGuard() {
  const isUnsaved = useDraft((draft) => draft.isTouched && isNamed(draft))

  useEffect(() => {
    if (isUnsaved) window.addEventListener('beforeunload', confirmLeave)
    else window.removeEventListener('beforeunload', confirmLeave)
  }, [isUnsaved])
}

function confirmLeave(event: BeforeUnloadEvent) {
  if (isLostWithPage()) event.preventDefault()
}

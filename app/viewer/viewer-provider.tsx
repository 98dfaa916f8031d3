import {
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react'

import type { ViewerEntry } from './entry.ts'
import { ViewerContext } from './viewer-context.ts'
import { followSteps, leaveStep, takeStep } from './viewer-step.ts'
import type { Viewer } from './viewer.tsx'
import { hidden, view } from './viewing.ts'

type ViewerProviderProps = {
  /** Everything that can be opened, by its id. */
  entries: Record<string, ViewerEntry>
  /** The name of the shop, where the close button leads back to. */
  shop: string
  children: ReactNode
}

/** The site's one viewer, over whatever page it stands around. Its code is loaded when it is wanted. */
export function ViewerProvider({ entries, shop, children }: ViewerProviderProps) {
  const [viewing, dispatch] = useReducer(view, hidden)
  const [Shown, setShown] = useState<typeof Viewer | null>(null)
  const opener = useRef<HTMLElement | null>(null)

  const show = useCallback(
    async (id: string, from: HTMLElement | null) => {
      const entry = Object.hasOwn(entries, id) ? entries[id] : undefined
      if (!entry) return
      const code = await loadViewer().catch(() => null)
      if (!code) {
        if (from) location.assign(entry.url)
        return
      }
      if (from) await takeStep(id)
      opener.current = from
      setShown(() => code.Viewer)
      dispatch({ type: 'open', entry })
    },
    [entries],
  )

  useEffect(() => {
    const arrive = (id: string | null) => {
      dispatch({ type: 'close' })
      if (id !== null) void show(id, null)
    }
    return followSteps(arrive)
  }, [show])

  const close = useCallback(() => {
    dispatch({ type: 'close' })
    leaveStep()
  }, [])
  const control = useMemo(() => ({ open: show, warmUp }), [show])

  return (
    <ViewerContext value={control}>
      {children}
      {Shown && viewing.phase !== 'hidden' && (
        <Shown viewing={viewing} dispatch={dispatch} shop={shop} opener={opener} onClose={close} />
      )}
    </ViewerContext>
  )
}

function loadViewer() {
  return import('./viewer.tsx')
}

function warmUp() {
  loadViewer().catch(() => {})
}

import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ActionDispatch,
  type RefObject,
} from 'react'

import { Spinner } from '#app/ui/spinner.tsx'
import { viewer as words } from '#content/viewer.ts'
import { interpolate } from '#shared/interpolate.ts'

import type { ViewerEntry } from './entry.ts'
import { PdfView } from './pdf/pdf-view.tsx'
import { CONTROL, ViewerIcon } from './viewer-icon.tsx'
import type { ViewerAction, ViewerState } from './viewer-state.ts'
import { Warning } from './warning.tsx'

const VIEWER =
  'inset-0 z-2000 m-0 h-full max-h-none w-full max-w-none overflow-hidden overscroll-contain border-0 bg-[#202326] p-0 text-ink transition-opacity backdrop:bg-ground open:grid open:grid-rows-[auto_minmax(0,1fr)] focus:outline-none starting:opacity-0'

type ViewerProps = {
  state: Exclude<ViewerState, { phase: 'hidden' }>
  dispatch: ActionDispatch<[ViewerAction]>
  shop: string
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

export function Viewer({ state, dispatch, shop, opener, onClose }: ViewerProps) {
  const { phase, entry, attempt } = state
  const heading = useId()
  const dialog = useOpenDialog(opener)
  const load = useCallback(() => dispatch({ type: 'load' }), [dispatch])
  const fail = useCallback(() => dispatch({ type: 'fail' }), [dispatch])

  function retry() {
    dialog.current?.focus()
    dispatch({ type: 'retry' })
  }

  const Content = entry.kind === 'pdf' ? PdfView : PageFrame
  return (
    <dialog
      ref={dialog}
      data-viewer-open=""
      tabIndex={-1}
      className={VIEWER}
      aria-labelledby={heading}
      onClose={onClose}
    >
      <TitleBar id={heading} entry={entry} shop={shop} onClose={onClose} />
      <div className="relative grid min-h-0 min-w-0">
        {phase === 'loading' && <LoadingIndicator key={attempt} kind={entry.kind} />}
        <div className="relative grid min-h-0 min-w-0" aria-busy={phase === 'loading'}>
          {phase === 'failed' ? (
            <Warning entry={entry} onRetry={retry} />
          ) : (
            <Content key={`${entry.id} ${attempt}`} entry={entry} onLoad={load} onFail={fail} />
          )}
        </div>
      </div>
    </dialog>
  )
}

function useOpenDialog(opener: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    const from = opener.current
    if (!dialog) return
    dialog.showModal()
    dialog.focus()
    return () => {
      dialog.close()
      returnFocus(from)
    }
  }, [opener])

  return ref
}

/** If the opener is hidden, as in a closed menu, the focus moves to the menu's button or to the content. */
function returnFocus(opener: HTMLElement | null) {
  if (!opener && document.activeElement !== document.body) return
  for (const place of [opener, ...buttonsAround(opener), document.querySelector('main')]) {
    place?.focus({ preventScroll: true })
    if (place && document.activeElement === place) return
  }
}

function buttonsAround(opener: HTMLElement | null) {
  const buttons: HTMLElement[] = []
  for (let part = opener?.parentElement; part; part = part.parentElement) {
    if (!part.id) continue
    const id = CSS.escape(part.id)
    buttons.push(
      ...document.querySelectorAll<HTMLElement>(`[aria-controls="${id}"], [popovertarget="${id}"]`),
    )
  }
  return buttons
}

type TitleBarProps = {
  id: string
  entry: ViewerEntry
  shop: string
  onClose: () => void
}

function TitleBar({ id, entry, shop, onClose }: TitleBarProps) {
  const way = interpolate(words.returnTo, { shop })

  return (
    <div className="flex min-h-14 items-center gap-1 border-b border-line bg-raised py-1 pr-2 pl-[clamp(1rem,2vw,1.5rem)] wrap-anywhere">
      <h2
        id={id}
        className="line-clamp-2 min-w-0 flex-1 text-[1.0625rem] leading-[1.3] tracking-[-0.01em]"
      >
        {entry.title}
      </h2>
      <a
        className={`${CONTROL} px-3 py-1 text-15 font-[550]`}
        href={entry.url}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={words.newTab}
        title={words.newTab}
      >
        <ViewerIcon name="newTab" />
      </a>
      <button
        type="button"
        className={`${CONTROL} px-3 py-1 text-15 font-[550]`}
        aria-label={way}
        title={way}
        onClick={onClose}
      >
        <span className="max-md:hidden" aria-hidden="true">
          {way}
        </span>
        <ViewerIcon name="close" />
      </button>
    </div>
  )
}

/** A PDF's indicator disappears after this long, even if the PDF is not there yet. */
const PDF_INDICATOR_TIMEOUT_MS = 3_000

function LoadingIndicator({ kind }: Pick<ViewerEntry, 'kind'>) {
  const [over, setOver] = useState(false)

  useEffect(() => {
    if (kind !== 'pdf') return
    const timer = setTimeout(() => setOver(true), PDF_INDICATOR_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [kind])

  return (
    <div role="status" className="pointer-events-none absolute inset-0 z-1 grid place-items-center">
      {!over && (
        <p className="flex items-center gap-3 rounded-full border border-line bg-raised px-5 py-3 wrap-anywhere text-ink shadow-panel [--spinner-size:1.125rem]">
          <Spinner />
          {kind === 'pdf' ? words.loadingPdf : words.loadingContent}
        </p>
      )}
    </div>
  )
}

/** Frames report no failures. */
const LOAD_TIMEOUT_MS = 10_000

/** All but navigating away from this site. */
const SANDBOX =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'

type PageFrameProps = { entry: ViewerEntry; onLoad: () => void; onFail: () => void }

/** A refused frame can't be detected, so a link stays below it. */
function PageFrame({ entry, onLoad, onFail }: PageFrameProps) {
  useEffect(() => {
    const timer = setTimeout(onFail, LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [onFail])

  return (
    <div className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto]">
      <iframe
        className="h-full w-full border-0 bg-[#fff] scheme-light"
        src={entry.url}
        title={entry.title}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={onLoad}
      />
      {entry.framing === 'unknown' && (
        <p className="border-t border-line bg-raised px-4 py-2.5 text-center text-15 [&>a]:inline-block [&>a]:min-h-7">
          {words.notShowing}{' '}
          <a href={entry.url} target="_blank" rel="noopener noreferrer">
            {words.newTab}
          </a>
        </p>
      )}
    </div>
  )
}

import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router'

type RedirectAfterProps = {
  to: string
  /** Milliseconds until the router goes there by itself; null while it must not. */
  delay: number | null
  /** RemovedAddress along as router state. */
  state?: unknown
  /** What the link says: where it leads. */
  label: string
}

/** Leads on after a while, and carries a link so that nobody has to wait. */
export function RedirectAfter({ to, delay, state, label }: RedirectAfterProps) {
  const replace = useReplace()
  const leave = useEffectEvent(() => replace(to, state))

  useEffect(() => {
    if (delay === null) return
    const timer = setTimeout(() => leave(), delay)
    return () => clearTimeout(timer)
  }, [delay])

  return (
    <p>
      <Link to={to} replace state={state}>
        {label}
      </Link>
    </p>
  )
}

/** Goes on, without a way back: to a path of this language's pages, or to an absolute address of the site. */
export function useReplace() {
  const navigate = useNavigate()
  return (to: string, state?: unknown) => {
    if (to.startsWith('/')) void navigate(to, { replace: true, state })
    else location.replace(to)
  }
}

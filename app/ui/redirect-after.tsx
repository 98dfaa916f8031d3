import { useEffect, useEffectEvent } from 'react'
import { Link, useNavigate } from 'react-router'

type RedirectAfterProps = {
  to: string
  /** Milliseconds; null for no redirect. */
  delay: number | null
  state?: unknown
  label: string
}

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

/** Replaces the history entry: a path of the router, or an absolute address of the site. */
export function useReplace() {
  const navigate = useNavigate()
  return (to: string, state?: unknown) => {
    if (to.startsWith('/')) void navigate(to, { replace: true, state })
    else location.replace(to)
  }
}

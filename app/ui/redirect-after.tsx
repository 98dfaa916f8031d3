import { useEffect } from 'react'
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
  const navigate = useNavigate()
  const kept = JSON.stringify(state ?? null)

  useEffect(() => {
    if (delay === null) return
    const timer = setTimeout(
      () => void navigate(to, { replace: true, state: JSON.parse(kept) as unknown }),
      delay,
    )
    return () => clearTimeout(timer)
  }, [navigate, to, delay, kept])

  return (
    <p>
      <Link to={to} replace state={state}>
        {label}
      </Link>
    </p>
  )
}

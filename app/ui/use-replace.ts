import { useNavigate } from 'react-router'

/** Goes on, without a way back: to a path of this language's pages, or to an absolute address of the site. */
export function useReplace() {
  const navigate = useNavigate()
  return (to: string, state?: unknown) => {
    if (to.startsWith('/')) void navigate(to, { replace: true, state })
    else location.replace(to)
  }
}

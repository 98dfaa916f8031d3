import { useEffect, useState, type ComponentType } from 'react'

type Part<Props> =
  { is: 'loading' } | { is: 'failed' } | { is: 'ready'; Part: ComponentType<Props> }

/** A component that is fetched when it is first shown, and asked for again after a failure. */
export function useLazyPart<Props>(fetchPart: () => Promise<ComponentType<Props>>) {
  const [state, setState] = useState<Part<Props>>({ is: 'loading' })
  const [load] = useState(() => () => settle(fetchPart))

  useEffect(() => {
    void load().then(setState)
  }, [load])

  function retry() {
    setState({ is: 'loading' })
    void load().then(setState)
  }

  return { state, retry }
}

function settle<Props>(fetchPart: () => Promise<ComponentType<Props>>): Promise<Part<Props>> {
  return fetchPart().then(
    (Part) => ({ is: 'ready', Part }),
    () => ({ is: 'failed' }),
  )
}

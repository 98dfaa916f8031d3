import { useEffect, useState, type ComponentType } from 'react'

import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import { map as words } from '#content/map.ts'

import type { CoordinatePickerProps } from './coordinate-picker.tsx'
import type { MailboxMapProps } from './mailbox-map.tsx'

const INSTEAD =
  'grid h-full min-h-64 w-full grid-cols-1 place-content-center justify-items-center gap-4 bg-sunken p-6'

type MapComponent<Props> = ComponentType<Props & { onFailure: () => void }>
type State<Props> = { is: 'loading' } | { is: 'failed' } | { is: 'ready'; Map: MapComponent<Props> }

const loadMap = () => import('./mailbox-map.tsx').then(({ MailboxMap }) => MailboxMap)
const loadPicker = () =>
  import('./coordinate-picker.tsx').then(({ CoordinatePicker }) => CoordinatePicker)

export function LazyMailboxMap(props: MailboxMapProps) {
  return <LazyMap load={loadMap} props={props} />
}

export function LazyCoordinatePicker(props: CoordinatePickerProps) {
  return <LazyMap load={loadPicker} props={props} />
}

type LazyMapProps<Props> = { load: () => Promise<MapComponent<Props>>; props: Props }

function LazyMap<Props>({ load, props }: LazyMapProps<Props>) {
  const [state, setState] = useState<State<Props>>({ is: 'loading' })

  useEffect(() => {
    if (state.is !== 'loading') return
    load().then(
      (Map) => setState({ is: 'ready', Map }),
      () => setState({ is: 'failed' }),
    )
  }, [load, state])

  switch (state.is) {
    case 'loading':
      return (
        <p role="status" className={INSTEAD}>
          {words.loading}
        </p>
      )
    case 'failed':
      return (
        <div className={INSTEAD}>
          <Banner tone="error">
            <p>{words.failed}</p>
          </Banner>
          <Button variant="quiet" onClick={() => setState({ is: 'loading' })}>
            {words.retry}
          </Button>
        </div>
      )
    case 'ready':
      return <state.Map {...props} onFailure={() => setState({ is: 'failed' })} />
  }
}

import type { CoordinatePickerProps } from './coordinate-picker.tsx'
import { MapFailure } from './map-failure.tsx'
import { MapWaiting } from './map-waiting.tsx'
import { useLazyPart } from './use-lazy-part.ts'

const fetchPicker = () =>
  import('./coordinate-picker.tsx').then(({ CoordinatePicker }) => CoordinatePicker)

/** The map to pick coordinates on, fetched when it is first shown. */
export function LazyCoordinatePicker(props: CoordinatePickerProps) {
  const { state, retry } = useLazyPart(fetchPicker)

  if (state.is === 'ready') return <state.Part {...props} />
  return state.is === 'failed' ? <MapFailure onRetry={retry} /> : <MapWaiting />
}

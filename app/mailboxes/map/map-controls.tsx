import { LineDrawing } from '#app/ui/line-drawing.tsx'

import type { OpenMap } from './open-map.ts'

import css from './map.module.css'

const shapes = {
  in: 'M12 5.5v13M5.5 12h13',
  out: 'M5.5 12h13',
  all: 'M4.5 9V4.500H9M15 4.500h4.500V9M19.500 15v4.500H15M9 19.500H4.500V15',
}

/** What the wheel and two fingers do, as buttons. */
export function MapControls({ map }: { map: OpenMap }) {
  return (
    <div role="group" aria-label="Zoom" className={css.controls}>
      <ControlButton shape="in" label="Zoom in" onPress={() => map.zoomBy(1)} />
      <ControlButton shape="out" label="Zoom out" onPress={() => map.zoomBy(-1)} />
      <ControlButton shape="all" label="Show the whole country" onPress={map.showCountry} />
    </div>
  )
}

type ControlButtonProps = { shape: keyof typeof shapes; label: string; onPress: () => void }

function ControlButton({ shape, label, onPress }: ControlButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <LineDrawing path={shapes[shape]} size={22} lineWidth={2} />
    </button>
  )
}

import css from './map.module.css'

/** Stands in the map's place until it is there. */
export function MapWaiting() {
  return (
    <p role="status" className={css.instead}>
      Loading the map…
    </p>
  )
}

import { layout } from '#content/layout.ts'

import { Icon } from './icon.tsx'

/** Both names are in the HTML; styles show one, and the starter changes the theme. */
export function ThemeSwitch() {
  return (
    <button
      type="button"
      className="grid size-11 flex-none place-items-center rounded-control text-muted noscript:hidden hover:bg-lifted hover:text-ink"
      data-theme-switch=""
    >
      <span className="light:hidden">
        <span className="sr-only">{layout.theme.toLight}</span>
        <Icon name="sun" size={20} />
      </span>
      <span className="not-light:hidden">
        <span className="sr-only">{layout.theme.toDark}</span>
        <Icon name="moon" size={20} />
      </span>
    </button>
  )
}

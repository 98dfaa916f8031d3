import { createContext } from 'react'

export type ViewerControl = {
  /** Opens the catalogue's entry of that id over the page; `opener` gets the focus back. */
  open: (id: string, opener: HTMLElement) => void
  /** Loads the viewer's code, because it will probably be wanted. */
  warmUp: () => void
}

/** The site's one viewer, for the links that open it; null where none stands around them. */
export const ViewerContext = createContext<ViewerControl | null>(null)

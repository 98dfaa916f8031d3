/** Keyboards must reach a list that scrolls sideways; the starter removes the tab stop where it does not. */
export const scroller = { 'data-scroller': '', tabIndex: 0 }

export const SCROLLER =
  'relative grid auto-cols-[min(84%,22rem)] grid-flow-col gap-4 overflow-x-auto overscroll-x-contain p-0.5 pb-2.5 snap-x snap-proximity scroll-px-0.5 [scrollbar-color:var(--line-strong)_transparent] [scrollbar-width:thin] *:min-w-0 *:snap-start wide:grid-flow-row wide:grid-cols-3 wide:overflow-visible wide:p-0'

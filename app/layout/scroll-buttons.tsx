import { layout } from '#content/layout.ts'

/** In the margin of a wide window; otherwise beside the footer, where they cover no text. */
const PLACE = [
  'absolute -top-5.5 right-(--gutter) z-1 hidden gap-1.5 in-data-long:flex noscript:flex',
  'min-[83rem]:not-noscript:fixed min-[83rem]:not-noscript:top-auto min-[83rem]:not-noscript:right-4 min-[83rem]:not-noscript:bottom-4 min-[83rem]:not-noscript:z-90 min-[83rem]:not-noscript:flex-col',
  // A full-width video has its controls at the lower edge.
  'min-[83rem]:not-noscript:in-data-film:bottom-24',
].join(' ')

const END =
  'grid size-11 place-items-center rounded-full border-4 border-transparent bg-raised bg-clip-padding text-ink shadow-[inset_0_0_0_1px_var(--line-strong)] before:size-2.5 before:border-r-2 before:border-b-2 hover:bg-lifted hover:text-ink'
const TOP =
  'before:translate-y-0.5 before:rotate-225 min-[83rem]:not-noscript:not-in-data-scrolled:hidden'
const BOTTOM = 'before:-translate-y-0.5 before:rotate-45 max-[83rem]:not-noscript:hidden'

export function ScrollButtons() {
  const words = layout.scroll
  return (
    <nav className={PLACE} aria-label={words.label}>
      <a className={`${END} ${TOP}`} href="#top" aria-label={words.top} />
      <a className={`${END} ${BOTTOM}`} href="#bottom" aria-label={words.bottom} />
    </nav>
  )
}

/**
 * Nothing of the page is painted before an element of it arrives: the footer, unless another `id` is named. For parts that
 * are centered, or share their room, and would move while the page arrives.
 */
export function PaintWhole({ before = 'footer' }: { before?: string }) {
  return <link rel="expect" href={`#${before}`} blocking="render" />
}

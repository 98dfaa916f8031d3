/**
 * Nothing of the page is painted before its footer arrives. For parts that are centered, or share
 * their room: they would move while the page arrives. The browser hides the wait; a long page would
 * feel it, so that the start page does without.
 */
export function PaintWhole() {
  return <link rel="expect" href="#footer" blocking="render" />
}

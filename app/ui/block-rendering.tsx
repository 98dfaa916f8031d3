/** Blocks painting until an element has arrived, for parts that would move while the page loads. */
export function BlockRendering({ before = 'footer' }: { before?: string }) {
  return <link rel="expect" href={`#${before}`} blocking="render" />
}

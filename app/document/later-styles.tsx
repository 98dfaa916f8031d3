/**
 * The style sheet of parts that stay as they stand (still.tsx), where the first of them begins: the
 * browser paints what comes before without waiting for it. Drawn anew in the browser, the parts bring
 * their styles themselves.
 *
 * @param of the file that holds the parts, without its ending
 */
export function LaterStyles({ of }: { of: string }) {
  if (import.meta.env.DEV || typeof document !== 'undefined') return null
  return <link rel="stylesheet" href={laterSheet(of)} />
}

/** Stands for a sheet that has no address before the build is finished (finish-page.ts). */
export function laterSheet(name: string) {
  return `/later/${name}.css`
}

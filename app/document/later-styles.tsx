/**
 * The style sheet of parts that are not in the first view, where the first of them begins: the browser
 * paints what comes before without waiting for it. Drawn anew in the browser, the parts bring their
 * styles themselves.
 *
 * @param of the files that hold the parts or their styles, without their endings
 */
export function LaterStyles({ of }: { of: string[] }) {
  if (import.meta.env.DEV || typeof document !== 'undefined') return null
  return <link rel="stylesheet" href={laterSheet(of)} />
}

/** Stands for a sheet that has no address before the build is finished (page-styles.ts). */
function laterSheet(names: string[]) {
  return `/later/${names.join('+')}.css`
}

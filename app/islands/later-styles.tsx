export const LATER_STYLES = 'later-styles'

/**
 * From here on a page needs the styles that its first view does without: the build puts them into a sheet of its
 * own, which is linked here (inline-styles.ts). It stands in a static part: what is drawn in the browser brings
 * its styles with its code.
 */
export function LaterStyles() {
  if (!import.meta.env.PROD || typeof document !== 'undefined') return null
  return <link id={LATER_STYLES} rel="stylesheet" href={LATER_STYLES} />
}

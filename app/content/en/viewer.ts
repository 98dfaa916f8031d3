/** The full-screen viewer; names of values in braces. */
export const viewer = {
  loadingPdf: 'Loading PDF...',
  loading: 'Loading content...',
  notShowing: 'Not showing?',
  newTab: 'Open in a new tab',
  close: 'Return to {shop}',
  failed: {
    title: 'Unable to display this content within the app.',
    ours: 'There was an error loading this content. Click the icon to open in a new tab.',
    refused: "This external site doesn't allow embedding. Click the icon to open in a new tab.",
    open: 'Open {host}',
    retry: 'Retry',
  },
}

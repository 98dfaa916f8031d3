const STAYED_MS = 10_000

/** Opens Stripe's page. Ends if this page is shown again by the Back button, or never left. */
export function leaveFor(url: string) {
  location.assign(url)
  return new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, STAYED_MS)
  })
}

/** Sized by --spinner-size. */
export function Spinner() {
  return (
    <span
      className="size-(--spinner-size,1.25rem) flex-none animate-spin rounded-full border-2 border-line-strong border-t-accent"
      aria-hidden="true"
    />
  )
}

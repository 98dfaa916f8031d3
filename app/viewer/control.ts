export const CONTROL =
  'inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-2 rounded-md border border-transparent text-ink hover:border-line-strong hover:bg-lifted hover:text-ink focus-visible:-outline-offset-3 aria-disabled:cursor-default aria-disabled:border-transparent aria-disabled:bg-transparent aria-disabled:text-line-strong'

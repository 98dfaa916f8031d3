export const BESIDE_STEP =
  'lg:sticky lg:top-[calc(var(--bar)+1.5rem)] lg:col-start-2! lg:[grid-row:1/span_9] lg:self-start'

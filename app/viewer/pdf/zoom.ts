const STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4]
const ROUNDING = 0.01

/** The next step above or below a scale (1 is 100 %); the scale itself where there is none. */
export function nextScale(scale: number, direction: 'in' | 'out') {
  const next =
    direction === 'in'
      ? STEPS.find((step) => step > scale + ROUNDING)
      : STEPS.findLast((step) => step < scale - ROUNDING)
  return next ?? scale
}

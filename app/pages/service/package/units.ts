import { PARTS } from './exact.ts'

/** Every unit of length is a whole number of the same part: a centimeter is exactly 50/127 inch. */
export const INCH = 127n * PARTS
export const CENTIMETER = 50n * PARTS

/** Every unit of weight likewise: a pound is exactly 0.45359237 kilogram, and has 16 ounces. */
export const POUND = 45_359_237n * 16n * PARTS
export const OUNCE = 45_359_237n * PARTS
export const KILOGRAM = 1_600_000_000n * PARTS

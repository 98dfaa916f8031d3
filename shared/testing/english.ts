export const ENGLISH =
  /\b(the|and|your?|with|this|from|was|not|please|we|is|of|to|at|by|for|it|our)\b/i

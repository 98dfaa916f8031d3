export type Translated<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => infer R
    ? (...parameters: P) => Translated<R>
    : T extends object
      ? { [K in keyof T]: Translated<T[K]> }
      : T

const now = Date.now
let aheadMs = 0
let stoppedAt: number | undefined

/** Lets this process's clock be set forward. Timers go on as they are. */
export function takeOverClock() {
  Date.now = () => (stoppedAt ?? now()) + aheadMs
  globalThis.Date = new Proxy(Date, {
    construct: (date, parts, target) =>
      Reflect.construct(date, parts.length > 0 ? parts : [Date.now()], target),
  })
}

export function setForward(ms: number) {
  aheadMs += ms
}

/** From now on it moves only when set forward. */
export function stopClock() {
  stoppedAt ??= now()
}

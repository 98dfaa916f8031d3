const MS_PER_S = 1_000
const now = Date.now
const uptime = process.uptime
let passedMs = 0
let jumpedMs = 0

/** Lets time pass in this process, and its clock be set. Timers go on as they are. */
export function takeOverClock() {
  Date.now = () => now() + passedMs + jumpedMs
  process.uptime = () => uptime() + passedMs / MS_PER_S
  globalThis.Date = new Proxy(Date, {
    construct: (date, parts, target) =>
      Reflect.construct(date, parts.length > 0 ? parts : [Date.now()], target),
  })
}

export function passTime(ms: number) {
  passedMs += ms
}

/** Sets it forward or back, as if somebody had put the machine right. */
export function setClock(ms: number) {
  jumpedMs += ms
}

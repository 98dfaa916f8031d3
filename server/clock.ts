/** NTP corrects clocks by less all the time. */
const JUMP_MS = 1_000

/**
 * Milliseconds since 1970, going on when the machine's clock is set back while this process runs:
 * otherwise tokens and links would live longer by as much. A clock set forward is followed.
 * @param steady milliseconds of a monotonic clock
 */
export function createClock(wall = Date.now, steady = () => process.uptime() * 1000) {
  let last = { wall: wall(), steady: steady() }
  let aheadMs = 0

  return function now() {
    const read = { wall: wall(), steady: steady() }
    const jumpMs = read.wall - last.wall - (read.steady - last.steady)
    if (Math.abs(jumpMs) > JUMP_MS) aheadMs = Math.max(0, aheadMs - jumpMs)
    last = read
    return Math.round(read.wall + aheadMs)
  }
}

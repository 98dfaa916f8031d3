import { isIP } from 'node:net'

export function isLoopback(host: string) {
  if (host === 'localhost' || host === '::1') return true
  const ip = host.replace(/^::ffff:/i, '')
  return isIP(ip) === 4 && ip.startsWith('127.')
}

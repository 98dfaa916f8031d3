import type { KeyObject } from 'node:crypto'

import { hashKey, type Counter, type Limit } from './rate-limiter.ts'

/** Rate limits count the address and, more generously, the IPv6 networks assigned to one customer. */
const WIDER_IPV6 = [
  { bits: 56, times: 2 },
  { bits: 48, times: 4 },
]

/**
 * The counters of a limit for one client: an IPv4 address has one; an IPv6 /64 shares those of its /56 (a household's) and /48 (a site's).
 */
export function countersOf(limit: Limit, client: string): Counter[] {
  const limitOfClient = { limit, who: client }
  if (!isIpv6(client)) return [limitOfClient]
  const wider = WIDER_IPV6.map(({ bits, times }) => ({
    limit: { ...limit, name: `${limit.name}-${bits}`, count: limit.count * times },
    who: prefixOf(client, bits),
  }))
  return [limitOfClient, ...wider]
}

/** The network that neighbors share, or keep when their address changes, as a keyed hash: /24 or /56. */
export function homeNetworkKey(secret: KeyObject, client: string) {
  return hashKey(secret, isIpv6(client) ? prefixOf(client, 56) : ipv4NetworkOf(client))
}

/** `homeNetworkKey`, the site's (/24 or /48) and the block's (/24 or /32), separated by dots. */
export function networkKey(secret: KeyObject, client: string) {
  const site = isIpv6(client) ? prefixOf(client, 48) : ipv4NetworkOf(client)
  const block = isIpv6(client) ? prefixOf(client, 32) : site
  return [homeNetworkKey(secret, client), hashKey(secret, site), hashKey(secret, block)].join('.')
}

/** The parts of a `networkKey`; one stored by an earlier version has no block. */
export function readNetworkKey(key: string) {
  const [home = '', site = '', block = site] = key.split('.')
  return { home, site, block }
}

/** Keyed hashes of one connection, an IPv4 address or IPv6 /48, and of the network around it, /24 or /32. */
export function lineKeys(secret: KeyObject, client: string) {
  const isWide = isIpv6(client)
  const line = isWide ? prefixOf(client, 48) : client
  const wider = isWide ? prefixOf(client, 32) : ipv4NetworkOf(client)
  return { line: hashKey(secret, line), wider: hashKey(secret, wider) }
}

function isIpv6(client: string) {
  return client.endsWith('::/64')
}

function ipv4NetworkOf(client: string) {
  const octets = client.split('.')
  return octets.length === 4 ? `${octets.slice(0, 3).join('.')}.0/24` : client
}

/** @param client a /64 as four groups of hexadecimal digits */
function prefixOf(client: string, bits: number) {
  const [a, b, c, d = '0'] = client.replace('::/64', '').split(':')
  if (bits === 32) return `${a}:${b}::/32`
  const last = bits > 48 ? `:${(Number.parseInt(d, 16) & 0xff00).toString(16)}` : ''
  return `${a}:${b}:${c}${last}::/${bits}`
}

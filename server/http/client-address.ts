import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

import { isLoopback } from '#server/loopback.ts'

const IPV6_NETWORK_GROUPS = 4
const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The client's address for rate limits: the socket's, or a trusted proxy's `X-Forwarded-For` or
 * `Forwarded`. All addresses of an IPv6 /64 count as one.
 * @param trustedProxies addresses and networks (`10.0.0.0/8`)
 * @throws one clear line when one of them is neither
 */
export function createClientAddress(trustedProxies: string[]) {
  const isTrusted = createTrust(trustedProxies)

  return function clientAddress(headers: Headers, peer: string) {
    let visitor = readAddress(peer)
    if (!visitor) return 'unknown'
    for (const hop of forwardedFor(headers).toReversed()) {
      if (!isTrusted(visitor)) break
      const before = readAddress(hop)
      if (!before) break
      visitor = before
    }
    return isIPv6(visitor) ? networkOf(visitor) : visitor
  }
}

/** Whether a request comes from this machine or a trusted proxy itself. Forwarded requests do not. */
export function createIsInside(trustedProxies: string[]) {
  const isTrusted = createTrust(trustedProxies)
  return (headers: Headers, peer: string) => {
    const address = readAddress(peer)
    if (!address || headers.has('x-forwarded-for') || headers.has('forwarded')) return false
    return isLoopback(address) || isTrusted(address)
  }
}

function createTrust(trustedProxies: string[]) {
  const trusted = new BlockList()
  for (const proxy of trustedProxies) trust(trusted, proxy)
  return (ip: string) => trusted.check(ip, isIPv4(ip) ? 'ipv4' : 'ipv6')
}

function trust(trusted: BlockList, proxy: string) {
  const [, network = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(proxy) ?? []
  const family = isIPv4(network) ? 'ipv4' : 'ipv6'
  try {
    if (bits === undefined) trusted.addAddress(network, family)
    else trusted.addSubnet(network, Number(bits), family)
  } catch (cause) {
    throw new Error('The server cannot start: TRUST_PROXY must list addresses or networks', {
      cause,
    })
  }
  if (bits !== undefined && isTooWide(network, Number(bits))) {
    throw new Error(
      'The server cannot start: TRUST_PROXY holds a network as wide as the internet: a client in it could pretend to have any address',
    )
  }
}

/** The widest networks with one owner: 10.0.0.0/8, fc00::/7, and a provider's IPv6 allocation. */
const MIN_PREFIX_BITS = { ipv4: 8, ownIpv6: 7, ipv6: 16 }
const MAPPED_BITS = 96

function isTooWide(network: string, bits: number) {
  if (isIPv4(network)) return bits < MIN_PREFIX_BITS.ipv4
  const canonical = canonicalize(network)
  if (canonical.startsWith('::')) return bits < MAPPED_BITS + MIN_PREFIX_BITS.ipv4
  return bits < (/^f[cd]/.test(canonical) ? MIN_PREFIX_BITS.ownIpv6 : MIN_PREFIX_BITS.ipv6)
}

/** The addresses added by proxies, nearest last. */
function forwardedFor(headers: Headers) {
  const list = headers.get('x-forwarded-for')
  if (list) return list.split(',')
  const standard = headers.get('forwarded') ?? ''
  return standard.split(',').flatMap((hop) => {
    const [, quoted, plain] = /(?:^|;)\s*for=(?:"([^"]*)"|([^;\s]*))/i.exec(hop) ?? []
    return quoted ?? plain ?? []
  })
}

/** An address without port, brackets and zone; IPv4-mapped IPv6 as IPv4. */
function readAddress(text: string) {
  const trimmed = text.trim()
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(trimmed) ?? []
  const [, withPort] = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(trimmed) ?? []
  const [address = ''] = (bracketed ?? withPort ?? trimmed).split('%', 1)
  if (!isIP(address)) return undefined
  if (isIPv4(address)) return address
  const canonical = canonicalize(address)
  return MAPPED_IPV4.exec(canonical)?.[1] ?? canonical
}

/** Canonical IPv6: eight groups in lower-case hexadecimal; IPv4-mapped addresses apart. */
function canonicalize(address: string) {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(canonical) ?? []
  if (!high || !low) return canonical
  const bits = Number.parseInt(high, 16) * 65_536 + Number.parseInt(low, 16)
  return `::ffff:${[24, 16, 8, 0].map((shift) => (bits >>> shift) & 255).join('.')}`
}

function networkOf(address: string) {
  const [head = '', tail] = address.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length })
  const groups = [...before, ...zeros.map(() => '0'), ...after]
  return `${groups.slice(0, IPV6_NETWORK_GROUPS).join(':')}::/64`
}

import { describe, expect, it } from 'vitest'

import { createClientAddress, createIsInside } from './client-address.ts'

const alone = createClientAddress([])
const behind = createClientAddress(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])
const forwarded = (text: string) => new Headers({ 'X-Forwarded-For': text })

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:CB00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['nonsense', 'unknown'],
])('reads the peer %s as %s', (peer, visitor) => {
  expect(alone(new Headers(), peer)).toBe(visitor)
})

describe('a forwarded address', () => {
  it('is ignored unless the peer is a trusted proxy', () => {
    for (const claimed of ['1.1.1.1', '127.0.0.1', '10.0.0.1, 1.1.1.1']) {
      expect(alone(forwarded(claimed), '203.0.113.9')).toBe('203.0.113.9')
      expect(behind(forwarded(claimed), '203.0.113.9')).toBe('203.0.113.9')
    }
  })

  it('is the last hop before the trusted ones', () => {
    expect(behind(forwarded('198.51.100.1'), '127.0.0.1')).toBe('198.51.100.1')
    expect(behind(forwarded('6.6.6.6, 198.51.100.1'), '127.0.0.1')).toBe('198.51.100.1')
    expect(behind(forwarded('6.6.6.6, 198.51.100.1, 10.2.3.4'), '::ffff:127.0.0.1')).toBe(
      '198.51.100.1',
    )
    expect(behind(forwarded('198.51.100.1:4711'), 'fd00::1')).toBe('198.51.100.1')
  })

  it('that is invalid is replaced by the proxy’s', () => {
    expect(behind(forwarded('6.6.6.6, unknown'), '127.0.0.1')).toBe('127.0.0.1')
    expect(behind(new Headers(), '127.0.0.1')).toBe('127.0.0.1')
  })

  it('is read from the header of RFC 7239', () => {
    const header = 'for=6.6.6.6, for="[2001:db8:1:2::9]:443";proto=https;by=10.0.0.1'
    const headers = new Headers({ Forwarded: header })
    expect(behind(headers, '10.9.9.9')).toBe('2001:db8:1:2::/64')
  })
})

it.each([
  ['127.0.0.1', '', true],
  ['::1', '', true],
  ['10.1.2.3', '', true],
  ['203.0.113.9', '', false],
  ['nonsense', '', false],
  ['10.1.2.3', '10.9.9.9', false],
  ['127.0.0.1', '127.0.0.1', false],
])('the peer %s, forwarding “%s”, is inside: %s', (peer, hop, inside) => {
  const isInside = createIsInside(['10.0.0.0/8'])
  expect(isInside(hop ? forwarded(hop) : new Headers(), peer)).toBe(inside)
})

it('names the setting when a proxy’s address is invalid', () => {
  expect(() => createClientAddress(['balancer'])).toThrow('TRUST_PROXY')
  for (const wrong of ['10.0.0.0/99', '10.0.0.0/', '10.0.0.0/8/8', '10.0.0.0/1e1', '/8']) {
    expect(() => createClientAddress([wrong])).toThrow('TRUST_PROXY must list')
  }
})

it.each([
  '0.0.0.0/0',
  '0.0.0.0/1',
  '128.0.0.0/1',
  '10.0.0.0/7',
  '::/0',
  '0::0/0',
  '2000::/3',
  '2600::/8',
  '::ffff:0:0/96',
  '::ffff:0.0.0.0/96',
  '::ffff:128.0.0.0/97',
  '64::/8',
  '::/1',
])('refuses to start with the trusted proxy %s', (network) => {
  expect(() => createClientAddress(['127.0.0.1', network])).toThrow('as wide as the internet')
})

it.each(['10.0.0.0/8', 'fc00::/7', 'fd00::/8', '2400:cb00::/32', '::1/128', '::ffff:10.0.0.0/104'])(
  'accepts %s',
  (network) => {
    expect(() => createClientAddress([network])).not.toThrow()
  },
)

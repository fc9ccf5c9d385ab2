// @vitest-environment node
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { getClient } from './getClient.js'

async function read(parameters: {
  forwarded?: string
  proxies?: number
  remote?: string
}) {
  const { forwarded, proxies = 0, remote } = parameters
  const app = new Hono()
  app.get('/', (c) => c.json({ client: getClient({ proxies }, c) }))
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : {}
  const env = { incoming: { socket: { remoteAddress: remote } } }
  const response = await app.request('/', { headers }, env)
  return ((await response.json()) as { client?: string }).client
}

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::1', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  [undefined, undefined],
])('default: %s is %s', async (remote, client) => {
  expect(await read({ ...(remote && { remote }) })).toBe(client)
})

test('behavior: without proxies the header does not count', async () => {
  const remote = '192.0.2.1'
  expect(await read({ forwarded: '198.51.100.7', remote })).toBe(remote)
})

test('param: proxies', async () => {
  const forwarded = '203.0.113.9, 198.51.100.7, 192.0.2.1'
  const remote = '127.0.0.1'
  expect(await read({ forwarded, proxies: 1, remote })).toBe('192.0.2.1')
  expect(await read({ forwarded, proxies: 2, remote })).toBe('198.51.100.7')
})

test.each([undefined, ' ', '192.0.2.1'])(
  'behavior: who passes the proxies by is counted: %j',
  async (forwarded) => {
    const remote = '198.51.100.7'
    const headers = forwarded ? { forwarded } : {}
    expect(await read({ ...headers, proxies: 2, remote })).toBe(remote)
  },
)

test.each([
  ['192.0.2.1:4711', '192.0.2.1'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['unknown', 'unknown'],
])('behavior: a proxy writes %s', async (forwarded, client) => {
  expect(await read({ forwarded, proxies: 1, remote: '127.0.0.1' })).toBe(
    client,
  )
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { getClient } from './getClient.js'
import { toNetworks } from './toNetworks.js'

const toClient = (remoteAddress: string) =>
  getClient({ proxies: 0 }, {
    env: { incoming: { socket: { remoteAddress } } },
    req: { header: () => undefined },
  } as never) ?? ''

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  [
    '2001:db8:1:1234:5::6',
    ['2001:db8:1:1234::/64', '2001:db8:1:1200::/56', '2001:db8:1::/48'],
  ],
  [
    '2001:db8:1:34::',
    ['2001:db8:1:34::/64', '2001:db8:1:0000::/56', '2001:db8:1::/48'],
  ],
  ['::1', ['0:0:0:0::/64', '0:0:0:0000::/56', '0:0:0::/48']],
])('default: %s', (address, networks) => {
  expect(toNetworks(toClient(address))).toEqual(networks)
})

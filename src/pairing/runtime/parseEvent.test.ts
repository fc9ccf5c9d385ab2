import { describe, expect, test } from 'vitest'
import type {
  PairingApproval,
  PairingSession,
} from '../../core/ports/pairing.js'
import type { CaipNetworkId } from '../../core/ports.js'
import { parseEvent } from './parseEvent.js'

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const evmAddress = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const solanaAddress = '11111111111111111111111111111111'

const approve = (...chains: CaipNetworkId[]): PairingApproval => ({
  chains,
  accounts: [],
  methods: [],
  events: [],
})

const session: PairingSession = {
  topic: 'ab'.repeat(32),
  expiresAt: 0,
  peer: { name: '', description: '', url: undefined, icon: undefined },
  namespaces: {
    eip155: approve('eip155:1', 'eip155:8453'),
    solana: approve(solana),
  },
}

const read = (chainId: unknown, name: unknown, data: unknown) =>
  parseEvent({ chainId, event: { name, data } }, session)

describe('parseEvent', () => {
  test.each([
    ['eip155:1', 8453, 'eip155:8453'],
    ['eip155:1', '8453', 'eip155:8453'],
    ['eip155:1', '0x2105', 'eip155:8453'],
    ['eip155:1', 'eip155:8453', 'eip155:8453'],
    [solana, solana, solana],
    [solana, '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', solana],
  ])('default: chainChanged of %s to %s', (chain, data, caipNetworkId) => {
    expect(read(chain, 'chainChanged', data)).toEqual({
      type: 'chainChanged',
      namespace: chain.split(':')[0],
      caipNetworkId,
    })
  })

  test.each([
    ['eip155:1', [`eip155:8453:${evmAddress.toLowerCase()}`], 'eip155:8453'],
    ['eip155:1', [evmAddress.toLowerCase(), evmAddress], 'eip155:1'],
    [solana, [`${solana}:${solanaAddress}`, 'junk'], solana],
    [solana, [solanaAddress], solana],
  ])('default: accountsChanged of %s to %s', (chain, data, caipNetworkId) => {
    const address = chain === solana ? solanaAddress : evmAddress
    expect(read(chain, 'accountsChanged', data)).toEqual({
      type: 'accountsChanged',
      namespace: chain.split(':')[0],
      accounts: [{ address, caipNetworkId }],
    })
  })

  test('behavior: no accounts are left', () => {
    expect(read('eip155:1', 'accountsChanged', [])).toMatchObject({
      accounts: [],
    })
  })

  test.each([
    ['eip155:1', 'chainChanged', 10],
    ['eip155:1', 'chainChanged', '0xNaN'],
    ['eip155:1', 'chainChanged', Number.NaN],
    ['eip155:1', 'chainChanged', solana],
    ['eip155:1', 'chainChanged', { chainId: 1 }],
    ['eip155:1', 'chainChanged', ' 1'],
    ['eip155:1', 'chainChanged', '1e0'],
    ['eip155:10', 'chainChanged', 1],
    [solana, 'chainChanged', 1],
    [solana, 'chainChanged', 'eip155:1'],
    [undefined, 'chainChanged', 1],
    ['eip155:1', 'accountsChanged', [`${solana}:${solanaAddress}`]],
    ['eip155:1', 'accountsChanged', [`eip155:10:${evmAddress}`]],
    ['eip155:1', 'accountsChanged', [`eip155:1:${evmAddress}:x`]],
    ['eip155:1', 'accountsChanged', evmAddress],
    ['eip155:1', 'accountsChanged', [null, {}, 1]],
    [solana, 'accountsChanged', [evmAddress]],
    ['eip155:1', 'message', [evmAddress]],
    ['eip155:1', '__proto__', 1],
    ['eip155:1', undefined, 1],
  ])('error: %s %s %s is ignored', (chain, name, data) => {
    expect(read(chain, name, data)).toBeUndefined()
  })

  test.each([undefined, null, 1, 'x', [], {}])('error: %s', (params) => {
    expect(parseEvent(params, session)).toBeUndefined()
  })
})

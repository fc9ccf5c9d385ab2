import { HostError } from 'latchkey/frame'
import { toHex } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  DELEGATE,
  DELEGATION_MANAGER,
  ENTRY_POINT,
  toDelegatedCode,
} from '../../core/contracts.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { createMemory } from '../../test/createMemory.js'
import { createSmartAccounts } from './createSmartAccounts.js'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chain: FrameChain = {
  id: 31337,
  caipNetworkId: 'eip155:31337',
  name: 'Anvil',
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  rpcUrls: ['http://node.test'],
  smartAccounts: true,
}

/** A node of a chain with EIP-7702; the parameters take something away. */
function setup(
  parameters: {
    chain?: Partial<FrameChain>
    chainId?: string
    code?: string
    estimate?: (hasAuthorization: boolean) => string
    missing?: readonly string[]
    state?: { isAway: boolean }
  } = {},
) {
  const { chainId = toHex(31337), code = '0x', missing = [] } = parameters
  const { estimate = (has) => (has ? '0xb3b0' : '0x5208') } = parameters
  const { state = { isAway: false } } = parameters
  const asked: string[] = []
  const database = createMemory()
  async function rpc(_: unknown, method: string, params?: unknown) {
    asked.push(method)
    if (state.isAway)
      throw new HostError({ message: 'away', code: 'SERVICE_UNAVAILABLE' })
    const [first] = (params ?? []) as [never]
    if (method === 'eth_chainId') return chainId
    if (method === 'eth_estimateGas')
      return estimate('authorizationList' in (first as object))
    if (first === address) return code
    return missing.includes(first) ? '0x' : '0x60'
  }
  const chains = [{ ...chain, ...parameters.chain }]
  const smartAccounts = createSmartAccounts({ chains, database, rpc })
  const read = (userId = 'u') =>
    smartAccounts.readDelegation({ address, chain: chains[0] as never, userId })
  return { asked, read, smartAccounts }
}

describe('createSmartAccounts', () => {
  test('default', async () => {
    const { asked, read, smartAccounts } = setup()
    expect(await smartAccounts.listEnabled()).toEqual([31337])
    expect(await read()).toBe('none')
    const { length } = asked
    await smartAccounts.listEnabled()
    // The chain is asked once.
    expect(asked).toHaveLength(length)
  })

  test.each([
    ['the project has it off', { chain: { smartAccounts: undefined } }],
    ['the node is of another chain', { chainId: '0x1' }],
    ['the delegate is missing', { missing: [DELEGATE] }],
    ['the entry point is missing', { missing: [ENTRY_POINT] }],
    ['the permissions are missing', { missing: [DELEGATION_MANAGER] }],
    ['the chain ignores authorizations', { estimate: () => '0x5208' }],
    [
      'the chain refuses authorizations',
      {
        estimate(hasAuthorization: boolean) {
          if (!hasAuthorization) return '0x5208'
          throw new HostError({ message: 'unknown field', code: -32602 })
        },
      },
    ],
  ])('behavior: not enabled if %s', async (_, parameters) => {
    const { read, smartAccounts } = setup(parameters)
    expect(await smartAccounts.listEnabled()).toEqual([])
    expect(await read()).toBe('unavailable')
  })

  test('behavior: a node that is away is asked again', async () => {
    const state = { isAway: true }
    const { read, smartAccounts } = setup({ state })
    expect(await smartAccounts.listEnabled()).toEqual([])
    await expect(read()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' })
    state.isAway = false
    expect(await smartAccounts.listEnabled()).toEqual([31337])
    expect(await read()).toBe('none')
  })

  test.each([
    ['ours', toDelegatedCode(DELEGATE)],
    ['foreign', toDelegatedCode(address)],
    ['foreign', '0x6080'],
    ['none', '0x'],
  ] as const)('behavior: %s for %s', async (delegation, code) => {
    expect(await setup({ code }).read()).toBe(delegation)
  })

  test('behavior: the choice is kept per user', async () => {
    const { read, smartAccounts } = setup()
    expect(await smartAccounts.readType('u')).toBe('smartAccount')
    await smartAccounts.writeType('u', 'eoa')
    expect(await smartAccounts.readType('u')).toBe('eoa')
    expect(await read()).toBe('unavailable')
    expect(await smartAccounts.readType('v')).toBe('smartAccount')
    expect(await read('v')).toBe('none')
  })
})

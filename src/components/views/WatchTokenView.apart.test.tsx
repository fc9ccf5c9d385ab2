// A process of its own: the mock frame stands in for the page.
import { act, cleanup, render, screen } from '@testing-library/react'
import {
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
} from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { getChainBalances } from '../../actions/getChainBalances.js'
import { createMockFrame } from '../../testing/createMockFrame.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { ConnectModal } from '../buttons/ConnectModal.js'

// Loaded on demand, which takes long on a busy machine.
beforeAll(async () => {
  await import('../dialog/modalRoots.js')
  await import('./accountViews.js')
}, 60_000)

afterEach(cleanup)

const address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'

/** A node with one token at `address`. */
function createNode(token: { name: string; symbol: string }) {
  const values = { ...token, balanceOf: 25n * 10n ** 16n, decimals: 18 }
  return custom({
    async request({ method, params }: { method: string; params?: unknown }) {
      if (method === 'eth_chainId') return '0x7a69'
      if (method === 'eth_getBalance') return '0x0'
      const [call] = params as [{ data: Hex; to: string }]
      if (
        method !== 'eth_call' ||
        call.to.toLowerCase() !== address.toLowerCase()
      )
        return '0x'
      const { functionName } = decodeFunctionData({
        abi: erc20Abi,
        data: call.data,
      })
      return encodeFunctionResult({
        abi: erc20Abi,
        functionName: functionName as 'name',
        result: values[functionName as 'name'],
      })
    },
  })
}

async function setup(token = { name: 'Gold', symbol: 'GLD' }) {
  const kit = createTestKit({
    chains: [foundry],
    frame: createMockFrame(),
    transports: { [foundry.id]: createNode(token) },
  })
  render(<ConnectModal />, { wrapper: kit.wrapper })
  await act(() => kit.logIn())
  const connector = kit.config.connectors.find(({ id }) => id === 'ID_AUTH')
  const provider = (await connector?.getProvider()) as {
    request(request: { method: string; params?: unknown }): Promise<unknown>
  }
  const ask = (asked: string = address) => {
    const done = provider.request({
      method: 'wallet_watchAsset',
      params: {
        type: 'ERC20',
        options: { address: asked, symbol: 'USDC', decimals: 6 },
      },
    })
    done.catch(() => {})
    return done
  }
  return { ...kit, ask }
}

const press = (name: string) =>
  act(async () => screen.getByRole('button', { name }).click())

test('default: shows what the chain says, and adds it to the balances', async () => {
  const { ask, dispose, kit } = await setup()
  const done = ask()
  await screen.findByText('Gold', {}, { timeout: 5_000 })
  expect(screen.queryByText(/USDC/)).toBeNull()
  expect(screen.queryByText(/well-known/)).toBeNull()
  await expect(ask()).rejects.toMatchObject({ code: -32002 })
  await press('Add')
  expect(await done).toBe(true)
  const { balances } = await getChainBalances(kit)
  expect(balances.at(-1)).toMatchObject({
    isWatched: true,
    quantity: { decimals: '18', numeric: '0.25' },
    symbol: 'GLD',
  })
  expect(kit.store.get(kit.atoms.modal).isOpen).toBe(false)
  dispose()
})

test('error: the user cancels, or closes', async () => {
  const { ask, dispose, kit } = await setup()
  const first = ask()
  await screen.findByText('Gold', {}, { timeout: 5_000 })
  await press('Cancel')
  await expect(first).rejects.toMatchObject({ code: 4001 })
  const second = ask()
  await screen.findByText('Gold', {}, { timeout: 5_000 })
  await press('Close')
  await expect(second).rejects.toMatchObject({ code: 4001 })
  expect(kit.storage.get('watchedTokens') ?? []).toEqual([])
  dispose()
})

test('error: no token at the address', async () => {
  const { ask, dispose, kit } = await setup()
  await expect(
    ask('0x0000000000000000000000000000000000000123'),
  ).rejects.toMatchObject({ code: -32602 })
  expect(kit.store.get(kit.atoms.modal).isOpen).toBe(false)
  dispose()
})

test.each([
  ['another alphabet', { name: 'USD Coin', symbol: 'USD\u0421' }],
  ['a link', { name: 'Claim at gold-drop.xyz', symbol: 'GLD' }],
])('behavior: marks an imitation, %s', async (_name, token) => {
  const { ask, dispose } = await setup(token)
  const done = ask()
  await screen.findByText(/well-known/, {}, { timeout: 5_000 })
  await press('Cancel')
  await expect(done).rejects.toMatchObject({ code: 4001 })
  dispose()
})

import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { base, mainnet, optimism, sepolia } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { setupAccount } from '../../test/setup/components/setupAccount.js'
import { clusters } from '../../test/setup/solana/createSolanaStub.js'
import { setupSolana } from '../../test/setup/solana/setupSolana.js'
import { addNetwork } from '../actions/addNetwork.js'
import { removeNetwork } from '../actions/removeNetwork.js'
import { useAddNetwork } from './useAddNetwork.js'
import { useExplorer } from './useExplorer.js'
import { useNetworks } from './useNetworks.js'
import { useRemoveNetwork } from './useRemoveNetwork.js'

afterEach(cleanup)

async function setup() {
  return render(await setupAccount())
}

function render<found extends Awaited<ReturnType<typeof setupAccount>>>(
  found: found,
) {
  const hook = renderHook(
    () => ({ ...useNetworks(), explorer: useExplorer() }),
    { wrapper: found.wrapper },
  )
  return { ...found, read: () => hook.result.current }
}

test('default', async () => {
  const { read } = await setup()
  expect(read().networks).toMatchObject([
    { caipNetworkId: 'eip155:1', isActive: true, isTestnet: false },
    { caipNetworkId: 'eip155:10', isActive: false, name: 'OP Mainnet' },
    { caipNetworkId: 'eip155:11155111', isTestnet: true },
  ])
  expect(read().active).toMatchObject({ isSupported: true, name: 'Ethereum' })
})

test('param: feature', async () => {
  const { wrapper } = await setupAccount()
  const { result } = renderHook(() => useNetworks({ feature: 'swap' }), {
    wrapper,
  })
  const ids = result.current.networks.map(({ chainId }) => chainId)
  expect(ids).toEqual([mainnet.id, optimism.id])
  expect(result.current.active?.chainId).toBe(mainnet.id)
})

test('behavior: network missing from the config', async () => {
  const { first, read } = await setup()
  act(() => first.emitter.emit('change', { chainId: 5 }))
  expect(read().active).toMatchObject({
    caipNetworkId: 'eip155:5',
    isSupported: false,
    name: 'Unknown Network',
  })
  expect(read().explorer.getAddressUrl('0x1')).toBeUndefined()
})

test('behavior: explorer URLs', async () => {
  const { read } = await setup()
  const { explorer } = read()
  expect(explorer.name).toBe('Etherscan')
  expect(explorer.getAddressUrl('0x1')).toBe('https://etherscan.io/address/0x1')
  expect(explorer.getTransactionUrl('0x2')).toBe('https://etherscan.io/tx/0x2')
})

test('behavior: dedupes switches to the same network', async () => {
  const { first, read } = await setup()
  const switchChain = vi.spyOn(first, 'switchChain')
  act(() => read().switchNetwork(sepolia.id))
  await waitFor(() => expect(read().isPending).toBe(true))
  expect(read().networks[2]).toMatchObject({ isPending: true })
  act(() => read().switchNetwork(sepolia.id))
  // The code for switching loads first.
  await waitFor(() => expect(switchChain).toHaveBeenCalledOnce())
})

test('error: rejected by the user', async () => {
  const { kit, read } = await setup()
  const onSuccess = vi.fn()
  act(() => read().switchNetwork(optimism.id, { onSuccess }))
  await waitFor(() => expect(read().failedChainId).toBe(optimism.id))
  expect(read().error).toMatchObject({ code: 4001 })
  expect(kit.store.get(kit.atoms.notices).alerts).toEqual([])
  act(() => read().switchNetwork(mainnet.id, { onSuccess }))
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(read().failedChainId).toBeUndefined()
})

test('error: network not configured', async () => {
  const { kit, read } = await setup()
  act(() => read().switchNetwork(42161))
  await waitFor(() =>
    expect(kit.store.get(kit.atoms.notices).alerts).toMatchObject([
      { key: 'networkNotFound', details: 'eip155:42161' },
    ]),
  )
  expect(read().error).toMatchObject({ code: 'CHAIN_NOT_SUPPORTED' })
})

test('behavior: Solana clusters are available once an account is connected', async () => {
  const { connectSolana, loseCluster, read } = render(await setupSolana())
  expect(read().networks.slice(3)).toMatchObject([
    {
      caipNetworkId: clusters[0].id,
      chainId: clusters[0].id,
      isActive: false,
      isAvailable: false,
      name: 'Solana',
      namespace: 'solana',
    },
    { isAvailable: false, isTestnet: true },
  ])
  expect(read().networks[0]?.isAvailable).toBe(true)
  await connectSolana()
  expect(read().networks[3]).toMatchObject({
    isActive: true,
    isAvailable: true,
  })
  const onSuccess = vi.fn()
  act(() => read().switchNetwork(clusters[1].id, { onSuccess }))
  await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce())
  expect(read().active).toMatchObject({ name: 'Solana Devnet' })
  expect(read().networks[0]?.isActive).toBe(false)
  loseCluster()
  expect(read().active).toMatchObject({
    caipNetworkId: 'solana:gone',
    isSupported: false,
    name: 'Unknown Network',
    namespace: 'solana',
  })
})

test('error: cluster not configured', async () => {
  const { kit, read } = render(await setupSolana())
  act(() => read().switchNetwork('solana:gone'))
  await waitFor(() => expect(read().failedChainId).toBe('solana:gone'))
  expect(kit.store.get(kit.atoms.notices).alerts).toMatchObject([
    { key: 'networkNotFound', details: 'solana:gone' },
  ])
})

test('behavior: networks that are added and removed', async () => {
  const { kit, read, ...found } = render(await setupSolana())
  const names = () => read().networks.map(({ name }) => name)
  const before = names()
  await act(() => addNetwork(kit, { network: base }))
  expect(names()).toContain('Base')
  await act(() => removeNetwork(kit, { chainId: base.id }))
  expect(names()).toEqual(before)

  const { result } = renderHook(useRemoveNetwork, { wrapper: found.wrapper })
  await act(() => result.current.mutateAsync({ chainId: clusters[1].id }))
  expect(names()).not.toContain('Solana Devnet')
  const adding = renderHook(useAddNetwork, { wrapper: found.wrapper })
  await act(() => adding.result.current.mutateAsync({ network: clusters[1] }))
  expect(names()).toContain('Solana Devnet')
})

import { connect, createConfig, mock } from '@wagmi/core'
import { http, UserRejectedRequestError } from 'viem'
import { foundry, mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { createKit } from '../createKit.js'
import { getActiveAccount } from './getActiveAccount.js'
import { switchNetwork } from './switchNetwork.js'

async function setup(features: { switchChainError?: boolean } = {}) {
  const config = createConfig({
    chains: [foundry, mainnet],
    connectors: [
      mock({
        accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
        features,
      }),
    ],
    multiInjectedProviderDiscovery: false,
    storage: null,
    transports: {
      [foundry.id]: http('http://localhost:1'),
      [mainnet.id]: http('http://localhost:1'),
    },
  })
  await connect(config, { connector: config.connectors[0] })
  return createKit({ config, projectId: 'test' })
}

test('default', async () => {
  const kit = await setup()
  expect(await switchNetwork(kit, { chainId: 'eip155:1' })).toEqual({
    chainId: 1,
  })
  expect(getActiveAccount(kit)?.caipNetworkId).toBe('eip155:1')
})

test('error: not configured', async () => {
  const error = switchNetwork(await setup(), { chainId: 10 })
  await expect(error).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
    shortMessage: 'Chain is not supported',
  })
})

test('error: no chain id', async () => {
  const error = switchNetwork(await setup(), { chainId: 'main' })
  await expect(error).rejects.toMatchObject({ code: 'INVALID_CHAIN_ID' })
})

test('error: refused by the person', async () => {
  const kit = await setup({ switchChainError: true })
  await expect(switchNetwork(kit, { chainId: 1 })).rejects.toBeInstanceOf(
    UserRejectedRequestError,
  )
})

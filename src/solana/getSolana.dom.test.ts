import { createConfig, http } from '@wagmi/core'
import { mainnet as ethereum } from '@wagmi/core/chains'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createStandardWallet } from '../../test/setup/solana/createStandardWallet.js'
import { createKit } from '../createKit.js'
import { localnet, mainnet } from './clusters/clusters.js'
import { getSolana } from './getSolana.js'
import { solana } from './solana.js'

const ends: (() => void)[] = []
beforeEach(() => localStorage.clear())
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function create(parameters: Parameters<typeof solana>[0] | null = {}) {
  return createKit({
    config: createConfig({
      chains: [ethereum],
      transports: { [ethereum.id]: http('http://127.0.0.1:1') },
    }),
    projectId: 'test',
    solana: parameters ? solana(parameters) : undefined,
  })
}

test('default', async () => {
  const rpcUrl = 'http://127.0.0.1:1'
  const kit = create({ clusters: [mainnet, { ...localnet, rpcUrl }] })
  const { getConnection } = getSolana(kit)
  const connection = await getConnection(localnet.id)
  expect(connection.rpcEndpoint).toBe(rpcUrl)
  expect(await getConnection(localnet.id)).toBe(connection)
  expect((await getConnection()).rpcEndpoint).toContain(
    `/v1/?chainId=${encodeURIComponent(mainnet.id)}&projectId=test`,
  )
  await expect(getConnection('solana:other')).rejects.toMatchObject({
    code: 'CHAIN_NOT_SUPPORTED',
  })
})

test('behavior: the kit lists the accounts while it is mounted', async () => {
  const wallet = createStandardWallet()
  ends.push(wallet.register())
  const kit = create()
  ends.push(kit.mount())
  await kit.solana?.connect({ walletId: 'Ember' })
  expect(kit.store.get(kit.atoms.activeAccount)).toMatchObject({
    namespace: 'solana',
    address: wallet.getAddresses()[0],
  })
})

test('error: kit without Solana', () => {
  expect(() => getSolana(create(null))).toThrow(
    expect.objectContaining({ code: 'SOLANA_NOT_SET' }),
  )
})

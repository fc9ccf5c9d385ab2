import { expect, test } from 'vitest'
import type { SolanaNetworkId } from '../core/ports/solana.js'
import { createGetNodes } from './createGetNodes.js'

const id: SolanaNetworkId = 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSGkY3z'

async function list(rpcUrl: string, backupRpcUrls?: readonly string[]) {
  const cluster = { backupRpcUrls, id, isTestnet: true, name: 'Solana', rpcUrl }
  const nodes = await createGetNodes([cluster] as const)(id)
  return nodes.map(({ rpcEndpoint }) => rpcEndpoint)
}

test('default', async () => {
  expect(await list('https://one.test')).toEqual(['https://one.test'])
  expect(
    await list('https://one.test/a', [
      'https://one.test/b',
      'https://two.test',
    ]),
  ).toEqual(['https://one.test/a', 'https://one.test/b', 'https://two.test'])
})

test.each([
  ['https://one.test', 'https://one.test'],
  ['https://one.test', 'https://one.test/'],
  ['https://one.test/key/', 'https://one.test/key'],
  ['https://one.test/?key=1', 'https://ONE.test?key=1'],
  ['https://one.test/v1/?key=1', 'https://one.test/v1?key=1'],
])(
  'behavior: %s is not its own second witness as %s',
  async (rpcUrl, again) => {
    expect(await list(rpcUrl, [again])).toEqual([rpcUrl])
    const others = ['https://two.test', again, 'https://two.test/']
    expect(await list(rpcUrl, others)).toEqual([rpcUrl, 'https://two.test'])
  },
)

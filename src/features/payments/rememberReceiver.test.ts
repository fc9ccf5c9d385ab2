import { expect, test } from 'vitest'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { rememberReceiver } from './rememberReceiver.js'

const one = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'

test('default: the latest first, each once in any case', () => {
  const { kit } = createModalKit()
  for (const address of [one, other, one.toLowerCase()])
    rememberReceiver(kit, { address, namespace: 'eip155' })
  expect(kit.storage.get('receivers')).toEqual([
    `eip155:${one.toLowerCase()}`,
    `eip155:${other.toLowerCase()}`,
  ])
})

test('behavior: Solana addresses keep their case', () => {
  const { kit } = createModalKit()
  const address = 'HSFDVL8W1gyaWK6mWSQWF97KDu5UrSRqNT4gmvMtsh35'
  rememberReceiver(kit, { address, namespace: 'solana' })
  expect(kit.storage.get('receivers')).toEqual([`solana:${address}`])
})

test('behavior: the latest 200, without what cannot be read', () => {
  const { kit } = createModalKit()
  const known = Array.from({ length: 200 }, (_, index) => `eip155:0x${index}`)
  kit.storage.set('receivers', [7, null, ...known])
  rememberReceiver(kit, { address: one, namespace: 'eip155' })
  expect(kit.storage.get('receivers')).toEqual([
    `eip155:${one.toLowerCase()}`,
    ...known.slice(0, 199),
  ])
})

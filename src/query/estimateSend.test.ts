import { hashKey } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { createModalKit } from '../../test/setup/kit/createModalKit.js'
import { estimateSendQueryKey } from './estimateSend.js'

const send = { chainId: 1, to: '0x1', token: 'native' }

test('default', () => {
  const { kit } = createModalKit()
  expect(estimateSendQueryKey(kit, send)).toEqual([
    'latchkey',
    'estimateSend',
    'test',
    { ...send, account: undefined, amount: undefined },
  ])
})

test('param: solana, its bigints can be hashed', () => {
  const { kit } = createModalKit()
  const hash = (computeUnitPrice: bigint) =>
    hashKey(
      estimateSendQueryKey(kit, { ...send, solana: { computeUnitPrice } }),
    )
  expect(hash(1n)).toBe(hash(1n))
  expect(hash(1n)).not.toBe(hash(2n))
})

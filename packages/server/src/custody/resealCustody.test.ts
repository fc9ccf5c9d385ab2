// @vitest-environment node
import { expect, test } from 'vitest'
import { createMemoryStore } from '../store/createMemoryStore.js'
import { createSealer } from './createSealer.js'
import { resealCustody } from './resealCustody.js'

const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]

test('default: everything opens with the new key alone', async () => {
  const old = createSealer({ keys: [one] })
  const store = createMemoryStore()
  for (const userId of ['ada', 'bob'])
    await store.custodies.set(userId, {
      ...{ addresses: undefined, challenges: [], deleteAt: undefined },
      failures: [],
      sets: [
        {
          ...{ createdAt: 1, deviceId: 'd', id: 'set', keyId: 'k', name: 'n' },
          auth: await old.seal([userId, 'set', 'auth'], `${userId} auth`),
          recovery: await old.seal([userId, 'set', 'recovery'], 'recovery'),
          usedAt: 1,
        },
      ],
      wraps: [
        {
          ...{ id: 'wrap', keyId: 'k', method: 'code', proofHash: 'p' },
          data: await old.seal([userId, 'wrap', 'wrap'], 'data'),
          salt: 's',
        },
      ],
    })
  const sealer = createSealer({ keys: [two, one] })
  expect(await resealCustody({ sealer, store })).toBe(2)
  // A second run changes nothing that matters.
  expect(await resealCustody({ sealer, store })).toBe(2)
  const renewed = createSealer({ keys: [two] })
  for (const userId of ['ada', 'bob']) {
    const custody = await store.custodies.get(userId)
    const [set] = custody?.sets ?? []
    const [wrap] = custody?.wraps ?? []
    const open = (bind: string[], sealed = '') =>
      renewed.open([userId, ...bind], sealed)
    expect(await open(['set', 'auth'], set?.auth)).toBe(`${userId} auth`)
    expect(await open(['set', 'recovery'], set?.recovery)).toBe('recovery')
    expect(await open(['wrap', 'wrap'], wrap?.data)).toBe('data')
    await expect(
      old.open([userId, 'set', 'auth'], set?.auth ?? ''),
    ).rejects.toThrow('There is no master key')
  }
})

test('error: without the old key nothing is changed', async () => {
  const old = createSealer({ keys: [one] })
  const store = createMemoryStore()
  const custody = {
    ...{ addresses: undefined, challenges: [], deleteAt: undefined },
    ...{ failures: [], sets: [] },
    wraps: [
      {
        ...{ id: 'wrap', keyId: 'k', method: 'code' as const, proofHash: 'p' },
        data: await old.seal(['ada', 'wrap', 'wrap'], 'data'),
        salt: 's',
      },
    ],
  }
  await store.custodies.set('ada', custody)
  const sealer = createSealer({ keys: [two] })
  await expect(resealCustody({ sealer, store })).rejects.toThrow()
  expect(await store.custodies.get('ada')).toEqual(custody)
})

// @vitest-environment node
import { expect, test } from 'vitest'
import { createMemoryStore } from '../store/createMemoryStore.js'
import { assertMasterKey } from './assertMasterKey.js'

const [one, two, three] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [
  ...[Buffer, Buffer, Buffer],
]
const refusal = 'MASTER_KEY is not the key that this database was written with'

test('default: the first key is the one', async () => {
  const store = createMemoryStore()
  await assertMasterKey(store, [one])
  await assertMasterKey(store, [one])
  await expect(assertMasterKey(store, [two])).rejects.toThrow(refusal)
  const stored = JSON.stringify(await store.settings.find())
  expect(stored).not.toContain(one.toString('hex').slice(0, 16))
})

test('behavior: a new key beside the old one, until all is written with it', async () => {
  const store = createMemoryStore()
  await assertMasterKey(store, [one])
  await assertMasterKey(store, [two, one])
  await expect(assertMasterKey(store, [two])).rejects.toThrow(refusal)
  await assertMasterKey(store, [two, one], { isRotated: true })
  await assertMasterKey(store, [two])
  await expect(assertMasterKey(store, [one])).rejects.toThrow(refusal)
  await expect(assertMasterKey(store, [three, one])).rejects.toThrow(refusal)
})

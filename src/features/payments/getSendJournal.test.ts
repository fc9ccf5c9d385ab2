import { expect, test } from 'vitest'
import { createKitStorage } from '../../core/storage.js'
import type { Kit } from '../../createKit.js'
import { getSendJournal } from './getSendJournal.js'

const intent = {
  id: 'a1',
  caipNetworkId: 'eip155:31337',
  from: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  to: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
  value: '1',
  nonce: 3,
  fromBlock: '12',
  createdAt: 1_700_000_000_000,
}

function createStored(text: string | undefined) {
  const items = new Map<string, string>()
  if (text !== undefined) items.set('latchkey.sendIntents', text)
  const storage = createKitStorage({
    storage: {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    },
  })
  return { storage } as Kit
}

test('default', () => {
  const kit = createStored(JSON.stringify([intent]))
  expect(getSendJournal(kit).list()).toEqual([
    { ...intent, rail: 'transaction' },
  ])
})

test('behavior: a broken intent does not affect the others', () => {
  const kit = createStored(JSON.stringify([{ ...intent, nonce: '3' }, intent]))
  expect(getSendJournal(kit).list()).toEqual([
    { ...intent, rail: 'transaction' },
  ])
})

test.each([undefined, '{', '{}', 'null', '[]'])(
  'behavior: returns nothing for %s',
  (text) => {
    expect(getSendJournal(createStored(text)).list()).toEqual([])
  },
)

import { expect, test } from 'vitest'
import { createKitStorage } from '../core/storage.js'
import { createJournal } from './createJournal.js'
import { payRecords } from './payIntent.js'
import { sendRecords } from './sendIntent.js'
import { solanaRecords } from './solanaIntent.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const wallet = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const createdAt = 1_700_000_000_000

/** As written before records named their rail. */
const transaction = {
  id: 'a1',
  caipNetworkId: 'eip155:31337',
  from: address,
  to: address,
  value: '1',
  nonce: 3,
  fromBlock: '12',
  createdAt,
}
const calls = { ...transaction, id: 'a2', callsId: '0x12', value: '2' }
const payment = {
  id: 'b1',
  caipNetworkId: 'solana:localnet',
  from: wallet,
  to: wallet,
  amount: '15',
  kind: 'sign',
  transaction: 'AQID',
  lastValidBlockHeight: 1_150,
  fromSlot: 1_200,
  isHandedOver: true,
  createdAt,
}
const order = { id: 'c1', key: 'asset,to,1,way', status: 'open', createdAt }

function setup() {
  const items = new Map<string, string>([
    ['latchkey.sendIntents', JSON.stringify([transaction, calls])],
    ['latchkey.solanaIntents', JSON.stringify([payment])],
    ['latchkey.payIntents', JSON.stringify([order])],
  ])
  const storage = createKitStorage({
    storage: {
      getItem: (key) => items.get(key) ?? null,
      removeItem: (key) => void items.delete(key),
      setItem: (key, value) => void items.set(key, value),
    },
  })
  return {
    items,
    orders: createJournal(storage, payRecords),
    sends: createJournal(storage, sendRecords),
    solana: createJournal(storage, solanaRecords),
  }
}

test('default: records without a rail are read, each with its own', () => {
  const { orders, sends, solana } = setup()
  expect(sends.list()).toEqual([
    { ...transaction, rail: 'transaction' },
    { ...calls, rail: 'calls' },
  ])
  expect(solana.list()).toEqual([{ ...payment, rail: 'solana' }])
  expect(orders.list()).toEqual([{ ...order, rail: 'order' }])
})

test('behavior: the rail is that of the record, whatever storage says', () => {
  const { items, sends } = setup()
  const stored = [
    { ...calls, rail: 'order' },
    { ...transaction, rail: 1 },
  ]
  items.set('latchkey.sendIntents', JSON.stringify(stored))
  expect(sends.list().map(({ rail }) => rail)).toEqual(['calls', 'transaction'])
})

test('behavior: a record that is saved again is the same one, with its rail', () => {
  const { items, sends } = setup()
  const [first] = sends.list()
  if (first) sends.save({ ...first, hash: '0xab' })
  expect(JSON.parse(items.get('latchkey.sendIntents') ?? '')).toEqual([
    { ...calls, rail: 'calls' },
    { ...transaction, hash: '0xab', rail: 'transaction' },
  ])
})

test('behavior: the same payment is found, and nothing else', () => {
  const { orders, sends, solana } = setup()
  const send = { ...transaction, data: undefined }
  expect(sends.findSame(send)?.id).toBe('a1')
  expect(sends.findSame({ ...send, value: '2' })?.id).toBe('a2')
  const pay = { ...payment, mint: undefined }
  expect(solana.findSame(pay)?.id).toBe('b1')
  expect(orders.findSame(order)?.id).toBe('c1')
  for (const other of [
    { ...send, caipNetworkId: 'eip155:1' },
    { ...send, data: '0x01' },
    { ...send, from: wallet },
    { ...send, to: wallet },
    { ...send, value: '3' },
  ])
    expect(sends.findSame(other)).toBe(undefined)
  for (const other of [
    { ...pay, amount: '16' },
    { ...pay, caipNetworkId: 'solana:mainnet' },
    { ...pay, from: address },
    { ...pay, mint: wallet },
    { ...pay, to: address },
  ])
    expect(solana.findSame(other)).toBe(undefined)
  expect(orders.findSame({ key: 'asset,to,2,way' })).toBe(undefined)
})

test('behavior: a record that is removed is gone from its rail only', () => {
  const { items, sends, solana } = setup()
  sends.remove('a1')
  expect(sends.get('a1')).toBe(undefined)
  expect(sends.get('a2')?.rail).toBe('calls')
  sends.remove('a2')
  expect(items.has('latchkey.sendIntents')).toBe(false)
  expect(solana.get('b1')?.rail).toBe('solana')
})

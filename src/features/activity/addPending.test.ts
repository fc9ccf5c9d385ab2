import { expect, test } from 'vitest'
import type { SendIntent } from '../../payments/sendIntent.js'
import type { Activity } from './activity.js'
import { addPending } from './addPending.js'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970c51812dc3a010c7d01b50e0d17dc79c8'
const token = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const coin = { decimals: 18, name: 'Ether', symbol: 'ETH' }
const at = 1_700_000_000_000

const intent = (change: Partial<SendIntent> = {}): SendIntent => ({
  ...{ caipNetworkId: 'eip155:1', createdAt: at, data: undefined },
  ...{ from: account, fromBlock: '1', hash: '0xA1', id: 'a', nonce: 7 },
  ...{ to: other, value: '1500000000000000000' },
  ...change,
})
const activity = (change: Partial<Activity> = {}): Activity => ({
  ...{ caipNetworkId: 'eip155:1', explorerUrl: undefined, from: account },
  ...{ hash: '0xb2', id: 'b', nonce: 6, operation: 'send', timestamp: at },
  ...{ status: 'confirmed', to: other, transfers: [] },
  ...change,
})
const add = (
  activities: readonly Activity[],
  ...intents: readonly SendIntent[]
) =>
  addPending(activities, {
    ...{ account, caipNetworkId: 'eip155:1', coin, intents },
    toUrl: (hash) => `https://scan.example/tx/${hash}`,
  })

test('default: what the API does not list yet is pending', () => {
  const listed = activity()
  expect(add([listed], intent())).toEqual([
    {
      caipNetworkId: 'eip155:1',
      explorerUrl: 'https://scan.example/tx/0xA1',
      from: account,
      hash: '0xA1',
      id: 'journal:a',
      nonce: 7,
      operation: 'send',
      status: 'pending',
      timestamp: at,
      to: other,
      transfers: [
        {
          amount: '1.5',
          direction: 'out',
          nft: undefined,
          price: undefined,
          token: { iconUrl: undefined, name: 'Ether', symbol: 'ETH' },
          value: undefined,
        },
      ],
    },
    listed,
  ])
})

test.each<[string, Partial<Activity>, Partial<SendIntent>]>([
  ['by its hash, in any case', { hash: '0xa1' }, {}],
  ['pending at the API, too', { hash: '0xa1', status: 'pending' }, {}],
  ['failed', { hash: '0xa1', status: 'failed' }, {}],
  ['replaced: another hash has its nonce', { nonce: 7 }, {}],
  ['by its nonce if it was seen', { nonce: 7, timestamp: 0 }, { isSeen: true }],
  ['made, its response lost', { nonce: 7 }, { hash: undefined }],
])('behavior: listed once: %s', (_, row, change) => {
  const listed = activity(row)
  expect(add([listed], intent(change))).toEqual([listed])
})

test.each<[string, Partial<Activity>]>([
  ['an earlier transaction of the expected nonce', { nonce: 7, timestamp: 0 }],
  ['the nonce of another account', { from: other, nonce: 7 }],
  ['the hash on another chain', { caipNetworkId: 'eip155:10', hash: '0xa1' }],
])('behavior: not listed by %s', (_, row) => {
  expect(add([activity(row)], intent())).toHaveLength(2)
})

test('behavior: payments of others and other networks are left out', () => {
  const listed = [activity()]
  const others = [
    intent({ from: other }),
    intent({ caipNetworkId: 'eip155:10' }),
  ]
  expect(add(listed, ...others)).toBe(listed)
})

test('behavior: what a call is', () => {
  const send = `0xa9059cbb${other.slice(2).padStart(64, '0')}${'0'.repeat(64)}`
  const base = { to: token, value: '0' }
  const rows = add(
    [],
    intent({ ...base, data: send, id: '1' }),
    intent({ ...base, data: `0x095ea7b3${'0'.repeat(128)}`, id: '2' }),
    intent({ ...base, data: '0x12345678', id: '3' }),
    intent({
      ...base,
      data: '0x1',
      hash: undefined,
      id: '4',
      swap: {} as never,
    }),
  )
  expect(rows.map(({ operation }) => operation)).toEqual([
    ...['send', 'approve', 'execute', 'trade'],
  ])
  // The receiver, not the token's contract.
  expect(rows[0]).toMatchObject({ to: other, transfers: [] })
  expect(rows[3]).toMatchObject({ explorerUrl: undefined, hash: '' })
})

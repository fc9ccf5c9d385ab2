import { encodeFunctionData, erc20Abi, parseUnits } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import {
  modalAddress as address,
  createModalKit,
} from '../../../test/setup/kit/createModalKit.js'
import { findOpenSend } from './findOpenSend.js'
import { markSendSeen } from './markSendSeen.js'

afterEach(() => {
  vi.useRealTimers()
})

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const contract = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const wallet = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const mint = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const evm = { address, namespace: 'eip155' } as const
const solana = { address: wallet, namespace: 'solana' } as const

function note(...intents: object[]) {
  const { kit } = createModalKit()
  const whole = intents.map((intent, index) => ({
    caipNetworkId: 'eip155:1',
    createdAt: Date.now(),
    from: address,
    fromBlock: '1',
    id: `id${index}`,
    nonce: index,
    to,
    value: '7',
    ...intent,
  }))
  kit.storage.set('sendIntents', whole)
  return kit
}

function noteSolana(...intents: object[]) {
  const { kit } = createModalKit()
  const whole = intents.map((intent, index) => ({
    amount: '7',
    caipNetworkId: 'solana:localnet',
    createdAt: Date.now(),
    from: wallet,
    fromSlot: 1,
    id: `id${index}`,
    isHandedOver: true,
    kind: 'sign',
    to: mint,
    ...intent,
  }))
  kit.storage.set('solanaIntents', whole)
  return kit
}

const encode = (functionName: 'approve' | 'transfer') =>
  encodeFunctionData({
    abi: erc20Abi,
    args: [to, parseUnits('1.5', 6)],
    functionName,
  })

test('default: the last one, in any case of the address', () => {
  const account = { ...evm, address: address.toLowerCase() as `0x${string}` }
  expect(findOpenSend(note({ value: '1' }, {}), account)).toEqual({
    amount: '7',
    caipNetworkId: 'eip155:1',
    id: 'id1',
    isReplaceable: false,
    to,
    token: 'native',
  })
})

test('default: a token, to a name', () => {
  const data = encode('transfer')
  const token = { amount: '1500000', token: contract }
  expect(findOpenSend(note({ data, to: contract }), evm)).toMatchObject({
    ...token,
    to: to.toLowerCase(),
  })
  const kit = note({ data, name: 'ada.eth', to: contract })
  expect(findOpenSend(kit, evm)).toMatchObject({ ...token, to: 'ada.eth' })
  const twin = note({ data, name: '\u0430da.eth', to: contract })
  const address = to.toLowerCase()
  expect(findOpenSend(twin, evm)).toMatchObject({ ...token, to: address })
})

test('default: on Solana', () => {
  const kit = noteSolana({}, { amount: '9', mint })
  expect(findOpenSend(kit, solana)).toMatchObject({
    amount: '9',
    caipNetworkId: 'solana:localnet',
    id: 'id1',
    to: mint,
    token: mint,
  })
  expect(findOpenSend(kit, evm)).toBe(undefined)
  expect(findOpenSend(noteSolana({}), solana)?.token).toBe('native')
})

test('behavior: a token with a scale, as the user has seen it', () => {
  const kit = noteSolana({ amount: '100', mint, shown: '10' })
  expect(findOpenSend(kit, solana)).toMatchObject({
    amount: '100',
    shown: '10',
  })
})

test('behavior: hidden once its result was seen, and still in the journal', () => {
  for (const [kit, account, key] of [
    [note({}, {}), evm, 'sendIntents'],
    [noteSolana({}, {}), solana, 'solanaIntents'],
  ] as const) {
    expect(markSendSeen(kit, { sendId: 'id1' })).toBe(true)
    expect(findOpenSend(kit, account)?.id).toBe('id0')
    expect(kit.storage.get(key)).toHaveLength(2)
    expect(markSendSeen(kit, { sendId: 'id1' })).toBe(false)
    expect(markSendSeen(kit, { sendId: 'gone' })).toBe(false)
  }
})

test('behavior: for a day', () => {
  vi.useFakeTimers()
  const kit = note({})
  vi.advanceTimersByTime(24 * 60 * 60_000)
  expect(findOpenSend(kit, evm)).toBe(undefined)
})

test.each([
  { from: to },
  { data: encode('approve'), to: contract },
  { data: '0x12' },
  { swap: { amount: '1', from: 'ETH', to: 'USDL' } },
])('behavior: no send of the account: %j', (intent) => {
  expect(findOpenSend(note(intent), evm)).toBe(undefined)
})

test.each([
  { amount: '1.5' },
  { createdAt: 'now' },
  { from: mint },
  { id: '' },
  { mint: '<b>' },
  { to: 7 },
])('behavior: on Solana no payment of the account: %j', (intent) => {
  expect(findOpenSend(noteSolana(intent), solana)).toBe(undefined)
})

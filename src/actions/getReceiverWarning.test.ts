import { expect, test, vi } from 'vitest'
import {
  createApiKit,
  readerAddress,
} from '../../test/setup/kit/createApiKit.js'
import {
  clusters,
  createSolanaStub,
  solanaAddress,
  solanaPayee,
} from '../../test/setup/solana/createSolanaStub.js'
import { rememberReceiver } from '../features/payments/rememberReceiver.js'
import { getActivity } from './getActivity.js'
import { getReceiverWarning } from './getReceiverWarning.js'

const friend = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const alike = `0x7099${'3'.repeat(32)}79C8`

const row = (
  change: { from?: string; amount?: string; symbol?: string } = {},
) => ({
  id: 'a',
  metadata: {
    operationType: 'send',
    hash: '0xa',
    chain: 'eip155:1',
    minedAt: '2026-03-05T10:00:00Z',
    sentFrom: change.from ?? readerAddress,
    sentTo: friend,
    status: 'confirmed',
    nonce: 7,
  },
  transfers: [
    {
      direction: 'out',
      quantity: { numeric: change.amount ?? '1.5' },
      fungible_info: { name: 'Token', symbol: change.symbol ?? 'TOK' },
    },
  ],
})

async function setup(
  parameters: { code?: string | Error; rows?: readonly object[] | number } = {},
) {
  const { code = '0x', rows = [] } = parameters
  const found = createApiKit({
    answer: () =>
      typeof rows === 'number' ? rows : { data: rows, next: null },
    async node({ method }) {
      if (method !== 'eth_getCode') return '0x1'
      if (code instanceof Error) throw code
      return code
    },
  })
  await found.connect()
  return {
    ...found,
    read: (to: string) => getReceiverWarning(found.kit, { to }),
  }
}

test('default: not paid from here before', async () => {
  const { read } = await setup()
  expect(await read(friend)).toEqual({ warning: 'firstTime' })
})

test('behavior: paid from here before', async () => {
  const { kit, read } = await setup()
  rememberReceiver(kit, { address: friend, namespace: 'eip155' })
  expect(await read(friend.toLowerCase())).toEqual({ warning: undefined })
  expect(await read(alike)).toEqual({ warning: 'lookAlike' })
})

test('behavior: one of the own accounts', async () => {
  const { read } = await setup()
  expect(await read(readerAddress)).toEqual({ warning: 'ownAddress' })
})

test('behavior: a look-alike of a receiver in the history', async () => {
  const { read } = await setup({ rows: [row()] })
  expect(await read(alike)).toEqual({ warning: 'lookAlike' })
  // A history cannot vouch for a receiver.
  expect(await read(friend)).toEqual({ warning: 'firstTime' })
})

test.each([
  ['sent by somebody else', row({ from: alike })],
  ['of nothing', row({ amount: '0' })],
])('behavior: a transfer %s makes nothing known', async (_title, planted) => {
  const { kit, read } = await setup({ rows: [planted] })
  expect(await read(alike)).toEqual({ warning: 'firstTime' })
  expect(await read(friend)).toEqual({ warning: 'firstTime' })
  expect(kit.storage.get('receivers')).toBe(undefined)
})

test('behavior: 1,000 poisoned rows reach neither activity nor receivers', async () => {
  const rows = Array.from({ length: 1_000 }, (_, index) => ({
    ...row(
      index % 2
        ? { amount: '0', from: alike }
        : { from: alike, symbol: 'UЅDС' },
    ),
    id: String(index),
  }))
  const { kit, read } = await setup({ rows })
  expect((await getActivity(kit)).activities).toEqual([])
  await read(friend)
  expect(kit.storage.get('receivers')).toBe(undefined)
})

test('behavior: a contract', async () => {
  const { kit, read } = await setup({ code: '0x6080' })
  expect(await read(friend)).toEqual({ warning: 'contract' })
  rememberReceiver(kit, { address: friend, namespace: 'eip155' })
  expect(await read(friend)).toEqual({ warning: undefined })
})

test('behavior: a wallet that delegates to a contract (EIP-7702)', async () => {
  const { read } = await setup({ code: `0xef0100${'a'.repeat(40)}` })
  expect(await read(friend)).toEqual({ warning: 'firstTime' })
})

test('behavior: without the API and the node, addresses are still compared', async () => {
  const { kit, read } = await setup({ code: new Error('down'), rows: 400 })
  rememberReceiver(kit, { address: friend, namespace: 'eip155' })
  expect(await read(alike)).toEqual({ warning: 'lookAlike' })
  const stranger = `0x${'5'.repeat(40)}`
  expect(await read(stranger)).toEqual({ warning: 'firstTime' })
})

test('behavior: a program or token account on Solana', async () => {
  const wallet = {
    icon: undefined,
    id: 'sun',
    isEmbedded: false,
    isInstalled: true,
    name: 'Sun',
  }
  const stub = createSolanaStub({ wallets: [wallet] })
  const { kit } = createApiKit({ solana: () => stub.port })
  await stub.port.connect({ walletId: 'sun' })
  const parameters = {
    address: solanaAddress,
    chainId: clusters[0].id,
    to: solanaPayee,
  }
  const read = () => getReceiverWarning(kit, parameters)
  expect(await read()).toEqual({ warning: 'firstTime' })
  vi.mocked(stub.port.isWallet).mockResolvedValue(false)
  expect(await read()).toEqual({ warning: 'contract' })
})

test('error: without an account', async () => {
  const { kit } = createApiKit()
  await expect(getReceiverWarning(kit, { to: friend })).rejects.toMatchObject({
    name: 'AccountRequiredError',
  })
})

test('error: a receiver that is not text', async () => {
  const { kit } = createApiKit()
  await expect(
    getReceiverWarning(kit, { to: 1 as never }),
  ).rejects.toMatchObject({ code: 'INVALID_PARAMETER' })
})

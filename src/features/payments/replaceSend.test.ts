import { numberToHex, pad } from 'viem'
import { expect, test } from 'vitest'
import { createEvmKit, evmPayer } from '../../../test/setup/kit/createEvmKit.js'
import type { SendIntent } from '../../payments/sendIntent.js'
import { getSendJournal } from './getSendJournal.js'
import { replaceSend } from './replaceSend.js'

const hash = pad('0xaa')
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const intent: SendIntent = {
  ...{ caipNetworkId: 'eip155:31337', createdAt: Date.now(), data: undefined },
  ...{ from: evmPayer, fromBlock: '1', hash, id: 'one', nonce: 5, to },
  value: '7',
}
const transaction = {
  ...{ blockHash: null, blockNumber: null, from: evmPayer, gas: '0x5208' },
  ...{ hash, input: '0x', nonce: '0x5', to, transactionIndex: null },
  ...{ type: '0x2', value: '0x7' },
}

/** A payment at nonce 5, whose node answers as told. */
async function setup(parameters: {
  intent?: Partial<SendIntent>
  isPending?: boolean
  onLookUp?: (() => void) | undefined
}) {
  const { isPending = false, onLookUp } = parameters
  const answers: Record<string, unknown> = {
    eth_blockNumber: '0x9',
    eth_getTransactionByHash: isPending ? transaction : null,
    eth_getTransactionCount: '0x5',
    eth_getTransactionReceipt: null,
  }
  const sent: unknown[] = []
  const { kit } = await createEvmKit({
    ...{ id: 'ID_AUTH', url: 'http://node.test' },
    async intercept({ method, params }) {
      if (method !== 'eth_sendTransaction') return undefined
      sent.push(params?.[0])
      return pad('0xbb')
    },
    async rpc({ method }) {
      if (method === 'eth_getTransactionByHash') onLookUp?.()
      return answers[method]
    },
  })
  const journal = getSendJournal(kit)
  journal.save({ ...intent, ...parameters.intent })
  const replace = (isCancelled = false) =>
    replaceSend(kit, {
      ...{ isCancelled, sendId: intent.id },
      signal: new AbortController().signal,
    })
  return { journal, replace, sent }
}

test('default: a pending one, whose nonce is then certain', async () => {
  const { journal, replace, sent } = await setup({ isPending: true })
  expect(await replace()).toEqual({ hash: pad('0xbb') })
  expect(sent).toMatchObject([{ nonce: '0x5', to, value: '0x7' }])
  expect(journal.get('one')).toMatchObject({ hash, isSeen: true, nonce: 5 })
})

test('behavior: one that another page settles meanwhile stays settled', async () => {
  const { journal, replace, sent } = await setup({
    isPending: true,
    onLookUp: () => journal.remove('one'),
  })
  expect(await replace()).toBeUndefined()
  expect(journal.list()).toEqual([])
  expect(sent).toEqual([])
})

test('behavior: one that nodes have dropped, at its own nonce', async () => {
  const isSeen = { intent: { isSeen: true } }
  const { journal, replace, sent } = await setup(isSeen)
  expect(await replace()).toEqual({ hash: pad('0xbb') })
  expect(sent).toMatchObject([{ nonce: numberToHex(5), to, value: '0x7' }])
  expect(journal.get('one')).toMatchObject({ hash, isSeen: true, nonce: 5 })
  const cancelled = await setup(isSeen)
  await cancelled.replace(true)
  expect(cancelled.sent).toMatchObject([
    { nonce: '0x5', to: evmPayer, value: '0x0' },
  ])
})

test('behavior: one that was never seen may have another nonce', async () => {
  const { replace, sent } = await setup({})
  expect(await replace()).toBeUndefined()
  expect(sent).toEqual([])
})

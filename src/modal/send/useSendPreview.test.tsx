import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { address } from '../../../test/setup/components/setupAccount.js'
import {
  clusters,
  solanaAddress,
  solanaPayee,
} from '../../../test/setup/solana/createSolanaStub.js'
import { setupSolana } from '../../../test/setup/solana/setupSolana.js'
import { useSendDraft } from '../../hooks/useSendDraft.js'
import { useRecentSend } from './useRecentSend.js'
import { useSendFlow } from './useSendFlow.js'
import { useSendPreview } from './useSendPreview.js'

afterEach(cleanup)

async function setup() {
  const found = await setupSolana()
  const { connectSolana, port, wrapper } = found
  vi.mocked(port.estimateSend).mockImplementation(async ({ token }) => ({
    caipNetworkId: clusters[0].id,
    fee: token === 'native' ? 15_000n : 2_054_280n,
    feeText: token === 'native' ? '0.000015' : '0.00205428',
    rent: token === 'native' ? 0n : 2_039_280n,
  }))
  await connectSolana()
  const { result } = renderHook(
    () => {
      const flow = useSendFlow()
      const draft = useSendDraft()
      return {
        draft,
        flow,
        preview: useSendPreview(flow),
        recent: useRecentSend(),
      }
    },
    { wrapper },
  )
  const read = () => result.current
  await waitFor(() => expect(read().draft.tokens).toHaveLength(2))
  return { ...found, read }
}

test('default: SOL, with a maximum that reserves exactly the fee', async () => {
  const { read } = await setup()
  await waitFor(() => expect(read().draft.max).toBe('1.999985'))
  act(() => read().draft.setTo(solanaPayee))
  act(() => read().draft.setAmount('1.999985'))
  await waitFor(() => expect(read().preview.fee).toBe('0.000015'))
  expect(read().preview).toMatchObject({
    account: { address: solanaAddress },
    rent: undefined,
    request: {
      account: solanaAddress,
      amount: '1.999985',
      caipNetworkId: clusters[0].id,
      chainId: clusters[0].id,
      subject: '1.999985 SOL',
      to: solanaPayee,
    },
  })
})

test('behavior: shows the rent of a new token account separately', async () => {
  const { read } = await setup()
  act(() => read().draft.setToken(solanaPayee))
  act(() => read().draft.setTo(solanaAddress))
  act(() => read().draft.setAmount('7.5'))
  await waitFor(() => expect(read().preview.rent).toBe('0.00203928'))
  expect(read().preview.fee).toBe('0.000015')
  expect(read().preview.warning).toBe('ownAddress')
})

test('behavior: shows progress and the explorer link', async () => {
  const { port, read } = await setup()
  let report: Parameters<typeof port.sendToken>[0]['onStep']
  vi.mocked(port.sendToken).mockImplementation(({ onStep }) => {
    report = onStep
    return new Promise(() => {})
  })
  act(() => read().draft.setTo(solanaPayee))
  act(() => read().draft.setAmount('1'))
  act(() => {
    const { request } = read().preview
    if (request) read().flow.start(request)
  })
  await waitFor(() => expect(report).toBeDefined())
  act(() =>
    report?.({
      commitment: 'processed',
      hash: 'Sig',
      sentToNetwork: 'yes',
      step: 'confirming',
    }),
  )
  expect(read().flow).toMatchObject({
    canCancel: false,
    commitment: 'processed',
    hash: 'Sig',
    href: 'https://explorer.solana.example/tx/Sig',
    step: 'confirming',
  })
  expect(read().recent).toMatchObject({ status: 'pending', subject: '1 SOL' })
})

test('error: recipients of another namespace, or in another case', async () => {
  const { read } = await setup()
  act(() => read().draft.setAmount('1'))
  act(() => read().draft.setTo(address))
  expect(read().draft.problems.to?.code).toBe('WRONG_NAMESPACE')
  expect(read().draft.isReady).toBe(false)
  act(() => read().draft.setTo('1'.repeat(31)))
  expect(read().draft.problems.to?.code).toBe('INVALID_ADDRESS')
  // The mint of the token being sent.
  act(() => read().draft.setTo(solanaPayee))
  expect(read().draft.problems.to).toBeUndefined()
  act(() => read().draft.setToken(solanaPayee))
  expect(read().draft.problems.to?.code).toBe('INVALID_ADDRESS')
})

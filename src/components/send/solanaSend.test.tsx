import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  mint,
  setupSolanaSend,
} from '../../../test/setup/components/setupSolanaSend.js'
import {
  clusters,
  solanaPayee,
} from '../../../test/setup/solana/createSolanaStub.js'
import { sendToken } from '../../actions/sendToken.js'
import { formatAmount } from '../../core/amount/formatAmount.js'
import { SolanaError } from '../../core/errors/solana.js'
import type { SolanaPort, SolanaSendProgress } from '../../core/ports/solana.js'

afterEach(cleanup)

const [{ id: caipNetworkId }] = clusters
const estimateOf = (fee: bigint, rent: bigint) => ({
  caipNetworkId,
  fee,
  feeText: formatAmount(fee, 9),
  rent,
})

test('default: shows the cost of opening the recipient token account', async () => {
  const { port, preview } = await setupSolanaSend()
  vi.mocked(port.estimateSend).mockResolvedValue(
    estimateOf(2_044_280n, 2_039_280n),
  )
  preview({ amount: '1.5', to: solanaPayee, token: mint })
  screen.getByText('Send 1.5 USD')
  const rent = await screen.findByText('0.00203928 SOL (≈ $0.30)')
  expect(rent.closest('.lk-detail')?.textContent).toMatch(
    /^New token account.+You pay once to open it\.$/,
  )
  const fee = screen.getByText('Network fee').parentElement
  expect(fee?.textContent).toBe('Network feeAbout 0.000005 SOL')
  expect(screen.getByText('Network').parentElement?.textContent).toBe(
    'NetworkSolana',
  )
  expect(screen.getByText(solanaPayee)).toBeTruthy()
})

test('behavior: hides the cost if no account has to be opened', async () => {
  const { port, preview } = await setupSolanaSend()
  vi.mocked(port.estimateSend).mockResolvedValue(estimateOf(5_000n, 0n))
  preview({ amount: '1.5', to: solanaPayee, token: 'native' })
  await screen.findByText('About 0.000005 SOL')
  expect(screen.queryByText('New token account')).toBeNull()
})

test('behavior: says that the issuer can take the token from anyone', async () => {
  const { port, preview } = await setupSolanaSend()
  vi.mocked(port.estimateSend).mockResolvedValue({
    ...estimateOf(5_000n, 0n),
    hasPermanentDelegate: true,
  })
  preview({ amount: '1.5', to: solanaPayee, token: mint })
  await screen.findByText(
    'Whoever controls the token can take it out of any account.',
  )
})

test('param: memo', async () => {
  const { kit, open, port, press } = await setupSolanaSend()
  kit.store.set(kit.atoms.sendDraft, {
    ...{ amount: '1.5', to: solanaPayee, token: 'native' },
  })
  open('WalletSend')
  expect(screen.queryByLabelText('Memo')).toBeNull()
  await press('Add a memo')
  const input = screen.getByLabelText<HTMLInputElement>('Memo')
  expect(document.activeElement).toBe(input)
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  type(`${'a'.repeat(159)}😀`)
  expect(input.value).toBe('a'.repeat(159))
  type('Order 42')
  cleanup()
  open('WalletSend', 'WalletSendPreview')
  expect(screen.getByText('Memo').parentElement?.textContent).toBe(
    'MemoOrder 42',
  )
  await vi.waitFor(() =>
    expect(port.estimateSend).toHaveBeenCalledWith(
      expect.objectContaining({ options: { memo: 'Order 42' } }),
    ),
  )
  await press('Send')
  await vi.waitFor(() => expect(port.sendToken).toHaveBeenCalledOnce())
  expect(port.sendToken).toHaveBeenCalledWith(
    expect.objectContaining({ options: { memo: 'Order 42' } }),
  )
})

test('behavior: a name that ends with .sol is resolved again before it is paid', async () => {
  const { kit, port, preview, press } = await setupSolanaSend()
  const moved = '7Np41oeYqPefeNQEHSv1UDhYrehxin3NStELsSKCT4K2'
  const find = vi.mocked(port.findNameAddress)
  find.mockResolvedValue({ value: solanaPayee })
  preview({ amount: '1.5', to: 'ada.sol', token: 'native' })
  // The address stands below the name.
  await screen.findByText('ada.sol')
  screen.getByText(solanaPayee)
  await press('Send')
  await vi.waitFor(() => expect(port.sendToken).toHaveBeenCalledOnce())
  expect(port.sendToken).toHaveBeenCalledWith(
    expect.objectContaining({ to: solanaPayee }),
  )
  const send = { amount: '1', to: 'ada.sol', token: 'native' }
  find.mockResolvedValue({ value: moved })
  await expect(
    sendToken(kit, { ...send, toAddress: solanaPayee }),
  ).rejects.toMatchObject({ address: moved, code: 'RECEIVER_CHANGED' })
  find.mockResolvedValue({ value: undefined })
  await expect(sendToken(kit, send)).rejects.toMatchObject({
    code: 'NAME_NOT_FOUND',
  })
  find.mockResolvedValue({ isUnreachable: true, value: undefined })
  await expect(sendToken(kit, send)).rejects.toMatchObject({
    code: 'REQUEST_TIMED_OUT',
    sentToNetwork: 'no',
  })
  expect(port.sendToken).toHaveBeenCalledOnce()
})

test('behavior: shows the commitment of the cluster', async () => {
  const { port, preview, press } = await setupSolanaSend()
  let onStep: (progress: SolanaSendProgress) => void = () => {}
  vi.mocked(port.sendToken).mockImplementation((parameters) => {
    onStep = parameters.onStep ?? onStep
    return new Promise(() => {})
  })
  preview({ amount: '1.5', to: solanaPayee, token: 'native' })
  await press('Send')
  await vi.waitFor(() => expect(port.sendToken).toHaveBeenCalledOnce())
  const tell = (progress: SolanaSendProgress) => act(() => onStep(progress))
  tell({ step: 'approving', hash: undefined, sentToNetwork: 'no' })
  screen.getByText('Approve in Fjord')
  tell({ step: 'confirming', hash: '5sig', sentToNetwork: 'unknown' })
  screen.getByText('Sending to the network')
  tell({ step: 'confirming', hash: undefined, sentToNetwork: 'unknown' })
  screen.getByText('Checking whether it was sent')
  tell({ step: 'confirming', hash: '5sig', sentToNetwork: 'yes' })
  screen.getByText('Sent. Waiting for the network')
  tell({
    step: 'confirming',
    hash: '5sig',
    sentToNetwork: 'yes',
    commitment: 'processed',
  })
  screen.getByText('Received by the network, not confirmed yet')
  tell({
    step: 'confirming',
    hash: '5sig',
    sentToNetwork: 'yes',
    commitment: 'confirmed',
  })
  screen.getByText('Confirmed. Finalizing…')
})

test.each([
  ['TRANSACTION_EXPIRED', /expired before the network accepted it/],
  ['FEE_NOT_COVERED', /Not enough SOL for the network fee/],
  ['RENT_NOT_COVERED', /Not enough SOL to open the recipient's token account/],
] as const)('error: %s', async (code, sentence) => {
  const { port, preview, press } = await setupSolanaSend()
  const send = vi.mocked<SolanaPort['sendToken']>(port.sendToken)
  send.mockRejectedValueOnce(new SolanaError({ code }))
  preview({ amount: '1.5', to: solanaPayee, token: 'native' })
  await press('Send')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toMatch(sentence)
  expect(alert.textContent?.match(/Nothing/g)).toHaveLength(1)
  expect(alert.textContent).toMatch(/Nothing (left your account|was sent)/)
  screen.getByRole('button', { name: 'Try again' })
})

test('behavior: shows no error until the address is complete', async () => {
  const { open } = await setupSolanaSend()
  open('WalletSend')
  const input = screen.getByLabelText<HTMLInputElement>('To')
  expect(input.placeholder).toBe('Solana address')
  const type = (value: string) => fireEvent.change(input, { target: { value } })
  fireEvent.focus(input)
  type(solanaPayee.slice(0, 40).replace('G', '0'))
  screen.getByText('An address on Solana')
  type(solanaPayee)
  expect(input.getAttribute('aria-invalid')).toBeNull()
  // Addresses are case-sensitive, so the length alone proves nothing.
  type(solanaPayee.replace('G', 'l'))
  screen.getByText("That address isn't valid")
  type('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  screen.getByText('This address is for a different kind of network')
})

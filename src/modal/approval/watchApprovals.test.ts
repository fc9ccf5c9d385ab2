import { expect, test } from 'vitest'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { goBack } from '../../actions/modal/goBack.js'
import { goToView } from '../../actions/modal/goToView.js'
import { openModal } from '../../actions/modal/openModal.js'
import type { FrameApproval } from '../../core/ports.js'
import { finishSend } from '../send/finishSend.js'
import { watchAccounts } from '../stack/watchAccounts.js'
import { watchApprovals } from './watchApprovals.js'

const toApproval = (id: string): FrameApproval => ({
  id,
  method: 'personal_sign',
  caipNetworkId: 'eip155:1',
})

async function setup() {
  const modal = createModalKit()
  await modal.connectAuth()
  await modal.frame.open()
  const stop = watchApprovals(modal.kit)
  /** Sets the pending approvals of the frame, by ID. */
  const wait = (...ids: string[]) =>
    modal.setState({ approvals: ids.map(toApproval) })
  const views = () => modal.read().stack.map(({ view }) => view)
  return { ...modal, stop, views, wait }
}

test('default: opens the modal, and closes it again', async () => {
  const { client, read, view, wait } = await setup()
  wait('a')
  expect(read().isOpen).toBe(true)
  expect(view()).toBe('ApproveTransaction')
  expect(client.syncTheme).toHaveBeenCalledWith(
    expect.objectContaining({ mode: 'dark' }),
  )
  wait()
  expect(read().isOpen).toBe(false)
  expect(client.cancelApprovals).not.toHaveBeenCalled()
})

test('behavior: the open modal returns to its previous view', async () => {
  const { kit, read, views, wait } = await setup()
  openModal(kit)
  goToView(kit, { view: 'WalletSendPreview' })
  wait('a')
  expect(views()).toEqual([
    'Account',
    'WalletSendPreview',
    'ApproveTransaction',
  ])
  wait()
  expect(views()).toEqual(['Account', 'WalletSendPreview'])
  expect(read().isOpen).toBe(true)
})

test('behavior: a send that lands in the meantime navigates beneath', async () => {
  const { client, kit, views, wait } = await setup()
  openModal(kit)
  goToView(kit, { view: 'WalletSendPreview' })
  wait('a', 'b')
  wait('b')
  finishSend(kit, {
    result: { caipNetworkId: 'eip155:1', hash: '0xab' },
    subject: '1.5 ETH',
    to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  })
  expect(views()).toEqual([
    'Account',
    'TransactionComplete',
    'ApproveTransaction',
  ])
  goBack(kit)
  expect(client.cancelApprovals.mock.calls).toEqual([['b']])
  wait()
  expect(views()).toEqual(['Account', 'TransactionComplete'])
})

test('behavior: consecutive approvals share one view', async () => {
  const { views, wait } = await setup()
  wait('a')
  wait('a', 'b')
  wait('b')
  expect(views()).toEqual(['ApproveTransaction'])
})

test('behavior: closing rejects all', async () => {
  const { client, kit, read, wait } = await setup()
  wait('a', 'b')
  closeModal(kit)
  expect(client.cancelApprovals.mock.calls).toEqual([['a'], ['b']])
  // The frame has not responded yet.
  wait('b')
  expect(read().isOpen).toBe(false)
})

test('behavior: going back rejects the current one', async () => {
  const { client, kit, views, wait } = await setup()
  openModal(kit)
  wait('a')
  goBack(kit)
  expect(client.cancelApprovals.mock.calls).toEqual([['a']])
  expect(views()).toEqual(['Account'])
  wait()
  expect(views()).toEqual(['Account'])
})

test('behavior: going back shows the next pending one', async () => {
  const { client, kit, views, wait } = await setup()
  openModal(kit)
  wait('a', 'b')
  goBack(kit)
  expect(client.cancelApprovals.mock.calls).toEqual([['a']])
  expect(views()).toEqual(['Account', 'ApproveTransaction'])
})

test('behavior: stays on top when the app navigates', async () => {
  const { client, kit, views, wait } = await setup()
  wait('a')
  openModal(kit, { view: 'Networks' })
  expect(views()).toEqual(['Networks', 'ApproveTransaction'])
  wait()
  expect(views()).toEqual(['Networks'])
  expect(client.cancelApprovals).not.toHaveBeenCalled()
})

test('behavior: shown above an unsupported network, which stays', async () => {
  const { config, kit, views, wait } = await setup()
  const stop = watchAccounts(kit)
  openModal(kit)
  config.connectors[1]?.emitter.emit('change', { chainId: 5 })
  expect(views()).toEqual(['UnsupportedChain'])
  wait('a')
  expect(views()).toEqual(['UnsupportedChain', 'ApproveTransaction'])
  closeModal(kit)
  expect(views()).toEqual(['UnsupportedChain'])
  stop()
})

test('behavior: disconnecting the account closes it', async () => {
  const { client, disconnect, kit, read, wait } = await setup()
  const stop = watchAccounts(kit)
  wait('a')
  await disconnect()
  expect(read().isOpen).toBe(false)
  expect(client.cancelApprovals).toHaveBeenCalledWith('a')
  stop()
})

test('behavior: shows an approval that is already pending', async () => {
  const { setState, kit, frame, view } = createModalKit()
  await frame.open()
  setState({ approvals: [toApproval('a')] })
  watchApprovals(kit)
  expect(view()).toBe('ApproveTransaction')
})

test('behavior: leaves approvals to the frame once stopped', async () => {
  const { claims, read, stop, wait } = await setup()
  expect(claims.approvals).toBe(1)
  wait('a')
  stop()
  expect(claims.approvals).toBe(0)
  expect(read().isOpen).toBe(false)
  wait('a', 'b')
  expect(read().isOpen).toBe(false)
})

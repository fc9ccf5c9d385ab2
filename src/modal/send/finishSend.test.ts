import { expect, test } from 'vitest'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import { goToView } from '../../actions/modal/goToView.js'
import { openModal } from '../../actions/modal/openModal.js'
import { finishSend } from './finishSend.js'

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const sent = {
  result: { caipNetworkId: 'eip155:1', hash: '0xab' },
  subject: '1.5 ETH',
  to,
} as const

async function setup() {
  const modal = createModalKit()
  await modal.connectWallet()
  const { atoms, store } = modal.kit
  store.set(atoms.sendDraft, { amount: '1.5', to, token: 'native' })
  return { ...modal, get: () => store.get(atoms.sendDraft), atoms, store }
}

const complete = {
  data: { caipNetworkId: 'eip155:1', hash: '0xab', subject: '1.5 ETH', to },
  view: 'TransactionComplete',
}

test('default', async () => {
  const { atoms, get, kit, read, store } = await setup()
  openModal(kit)
  goToView(kit, { view: 'WalletSend' })
  goToView(kit, { view: 'WalletSendPreview' })
  finishSend(kit, sent)
  expect(read().stack).toEqual([{ view: 'Account' }, complete])
  expect(get()).toEqual({ amount: '', to: '', token: 'native' })
  // The view shows the result, so no toast is needed.
  expect(store.get(atoms.notices).toast).toBe(undefined)
})

test('param: toAddress, for a recipient name', async () => {
  const { kit, read } = await setup()
  openModal(kit)
  goToView(kit, { view: 'WalletSendPreview' })
  finishSend(kit, { ...sent, to: 'ada.reown.id', toAddress: to })
  expect(read().stack.at(-1)).toMatchObject({
    data: { name: 'ada.reown.id', to },
  })
})

test('behavior: another pending approval stays on top', async () => {
  const { kit, read } = await setup()
  openModal(kit)
  goToView(kit, { view: 'WalletSendPreview' })
  goToView(kit, { view: 'ApproveTransaction' })
  finishSend(kit, sent)
  expect(read().stack).toMatchObject([
    { view: 'Account' },
    complete,
    { view: 'ApproveTransaction' },
  ])
})

test('behavior: does not navigate a user on another view', async () => {
  const { atoms, kit, read, store } = await setup()
  openModal(kit, { view: 'Networks' })
  finishSend(kit, sent)
  expect(read().stack.at(-1)?.view).toBe('Networks')
  expect(store.get(atoms.notices).toast).toMatchObject({
    href: 'https://etherscan.io/tx/0xab',
    key: 'sent',
    subject: '1.5 ETH',
    variant: 'success',
  })
})

test('behavior: a closed modal stays closed, and opens at the account', async () => {
  const { atoms, kit, read, store } = await setup()
  openModal(kit)
  goToView(kit, { view: 'WalletSendPreview' })
  store.set(atoms.modal, (state) => ({ ...state, isOpen: false }))
  finishSend(kit, sent)
  expect(read()).toMatchObject({ isOpen: false, stack: [{ view: 'Account' }] })
  expect(store.get(atoms.notices).toast).toMatchObject({ key: 'sent' })
})

test('behavior: keeps the draft of another send', async () => {
  const { get, kit } = await setup()
  finishSend(kit, { ...sent, to: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' })
  expect(get()).toEqual({ amount: '1.5', to, token: 'native' })
})

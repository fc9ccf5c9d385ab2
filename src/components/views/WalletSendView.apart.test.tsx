import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startAnvil } from '../../../test/setup/chain/startAnvil.js'
import {
  createRow,
  payee,
  setupSend,
} from '../../../test/setup/components/setupSend.js'
import { getContacts } from '../../actions/getContacts.js'
import { saveContact } from '../../actions/saveContact.js'

let node: Awaited<ReturnType<typeof startAnvil>>
beforeAll(async () => {
  node = await startAnvil()
})
afterAll(() => node?.stop())
afterEach(cleanup)

const getAmount = () =>
  screen.getByLabelText<HTMLInputElement>('Amount to send')
const getTo = () => screen.getByLabelText<HTMLInputElement>('To')
const type = (field: HTMLInputElement, value: string) =>
  fireEvent.change(field, { target: { value } })
const usd = createRow({
  address: `eip155:31337:0x${'5'.repeat(40)}`,
  name: 'Dollar',
  price: 1,
  symbol: 'USD',
})

test('default: names what is missing, then continues', async () => {
  const { button, open, view } = await setupSend({ url: node.url })
  open('WalletSend')
  expect(document.activeElement).toBe(getAmount())
  screen.getByText('Balance 10 ETH')
  await button('Enter an amount')
  type(getAmount(), '1,5')
  expect(getAmount().value).toBe('1,5')
  screen.getByText('≈ $3,000.00')
  fireEvent.click(await button('Enter an address'))
  expect(view()).toBe('WalletSend')
  type(getTo(), payee)
  fireEvent.click(await button('Review'))
  expect(view()).toBe('WalletSendPreview')
})

test('behavior: Enter continues only when the form is complete', async () => {
  const { open, view } = await setupSend({ url: node.url })
  const { container } = open('WalletSend')
  const form = container.querySelector('form') as HTMLFormElement
  type(getAmount(), '1')
  fireEvent.submit(form)
  expect(view()).toBe('WalletSend')
  type(getTo(), payee)
  fireEvent.submit(form)
  expect(view()).toBe('WalletSendPreview')
})

test('behavior: an error replaces the hint', async () => {
  const { button, open } = await setupSend({ url: node.url })
  open('WalletSend')
  type(getAmount(), '11')
  screen.getByText('Not enough balance')
  expect(getAmount().getAttribute('aria-invalid')).toBe('true')
  await button('Check the amount')
  type(getAmount(), '1')
  fireEvent.focus(getTo())
  type(getTo(), '0x12')
  // Shows no error while typing.
  expect(screen.queryByText("That address isn't valid")).toBe(null)
  fireEvent.blur(getTo())
  screen.getByText("That address isn't valid")
  expect(screen.queryByText(/An address on/)).toBe(null)
  await button('Check the address')
})

test('behavior: Max of the native coin reserves the fee', async () => {
  const { button, open } = await setupSend({ url: node.url })
  open('WalletSend')
  fireEvent.click(await button(/^Max/))
  expect(getAmount().value).toMatch(/^9\.99\d+$/)
  expect(getAmount().getAttribute('aria-invalid')).toBe(null)
})

test('behavior: selects another token', async () => {
  const { button, open, view } = await setupSend({
    balances: [createRow(), usd],
    url: node.url,
  })
  open('WalletSend')
  fireEvent.click(await button('ETH. Change token'))
  expect(view()).toBe('WalletSendSelectToken')
  const current = screen
    .getAllByRole('button')
    .filter((row) => row.getAttribute('aria-current'))
  expect(current.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Ether'),
  ])
  fireEvent.click(await button(/Dollar/))
  expect(view()).toBe('WalletSend')
  await button('USD. Change token')
})

test('behavior: no tokens to send', async () => {
  const { button, open, view } = await setupSend({
    balances: [],
    url: node.url,
  })
  open('WalletSend')
  screen.getByText('No tokens to send yet')
  const receive = await button('Receive')
  act(() => receive.click())
  expect(view()).toBe('WalletReceive')
})

test('error: network does not support sending', async () => {
  const { button, kit, open, view } = await setupSend({ url: node.url })
  Object.assign(kit, { capabilities: { ...kit.capabilities, send: [] } })
  open('WalletSend')
  screen.getByText('Unsupported chain')
  // No other network has it either.
  fireEvent.click(await button('Back to account'))
  expect(view()).toBe('Account')
})

test('error: ambiguous thousands or decimal separator', async () => {
  const { button, open } = await setupSend({
    balances: [usd],
    url: node.url,
  })
  open('WalletSend')
  type(getTo(), payee)
  type(getAmount(), '1,000')
  screen.getByText('Write it without a comma: 1000 or 1.000')
  await button('Check the amount')
})

test.each([
  ['1,000.50', 'Enter it without separators: 1000.50'],
  ['1 000', 'Enter it without separators: 1000'],
  ['１２３', 'Use the digits 0 to 9: 123'],
  ['$50', 'Enter digits only, such as 12.5'],
])('error: pasted %s is rejected with a reason', async (pasted, text) => {
  const { open } = await setupSend({ url: node.url })
  open('WalletSend')
  type(getAmount(), pasted)
  expect(getAmount().value).toBe('')
  screen.getByText(text)
  expect(getAmount().getAttribute('aria-invalid')).toBe('true')
  type(getAmount(), '1')
  expect(screen.queryByText(text)).toBe(null)
})

test('behavior: a payment link fills in the recipient, token and amount', async () => {
  const { button, open, view } = await setupSend({
    balances: [createRow(), usd],
    url: node.url,
  })
  open('WalletSend')
  const contract = `0x${'5'.repeat(40)}`
  type(
    getTo(),
    `ethereum:${contract}@31337/transfer?address=${payee}&uint256=1500000000000000000`,
  )
  expect(getTo().value).toBe(payee)
  expect(getAmount().value).toBe('1.5')
  await button('USD. Change token')
  // The filled-in values can be changed.
  type(getAmount(), '1')
  expect(getTo().value).toBe(payee)
  fireEvent.click(await button(/^Review/))
  expect(view()).toBe('WalletSendPreview')
})

test('error: payment link for another network', async () => {
  const { open } = await setupSend({ url: node.url })
  open('WalletSend')
  type(getTo(), `ethereum:${payee}@10?value=1e18`)
  expect(getAmount().value).toBe('')
  screen.getByText(/payment link is for another network/)
})

test('behavior: saves the address under a name', async () => {
  const { button, kit, open, view } = await setupSend({ url: node.url })
  open('WalletSend')
  expect(screen.queryByText('Save contact')).toBeNull()
  type(getTo(), payee)
  fireEvent.click(await button('Save contact'))
  const field = screen.getByLabelText<HTMLInputElement>('Contact name')
  expect(document.activeElement).toBe(field)
  fireEvent.keyDown(field, { key: 'Enter' })
  type(field, '\u200b')
  fireEvent.click(await button('Save contact'))
  expect(getContacts(kit)).toEqual([])
  type(field, 'Ada')
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(getContacts(kit)).toEqual([{ address: payee, name: 'Ada' }])
  expect(view()).toBe('WalletSend')
  screen.getByText('Ada')
  expect(screen.queryByText('Save contact')).toBeNull()
  kit.storage.remove('contacts')
})

test('behavior: offers contacts and recent recipients, found by what is typed', async () => {
  const { button, kit, open } = await setupSend({ url: node.url })
  const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
  kit.storage.set(
    'receivers',
    [payee, bob].map((to) => `eip155:${to.toLowerCase()}`),
  )
  saveContact(kit, { address: payee, name: 'Ada' })
  saveContact(kit, { address: `0x${'7'.repeat(40)}`, name: 'Grace' })
  open('WalletSend')
  const contacts = within(screen.getByRole('region', { name: 'Contacts' }))
  expect(contacts.getAllByRole('button').map((row) => row.textContent)).toEqual(
    ['Grace0x7777…7777', 'Ada0x7099…79C8'],
  )
  // A contact is not offered twice.
  const recents = screen.getByRole('region', { name: 'Recent recipients' })
  expect(recents.textContent).toBe('Recent recipients0x3C44…93BC')
  type(getTo(), 'ad')
  expect(screen.queryByText('Grace')).toBeNull()
  fireEvent.click(screen.getByText('Ada'))
  expect(getTo().value).toBe(payee)
  expect(screen.queryByRole('region', { name: 'Contacts' })).toBeNull()
  // The name stands below the address, never in its place.
  screen.getByText('Ada')
  type(getAmount(), '1')
  fireEvent.click(await button('Review'))
  screen.getByText('Ada')
  expect(screen.getAllByText(payee).length).toBeGreaterThan(0)
  act(() => {
    kit.storage.remove('contacts')
    kit.storage.remove('receivers')
  })
})

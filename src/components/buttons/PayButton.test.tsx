import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { payAssets } from '../../features/pay/payAssets.js'
import { PayButton } from './PayButton.js'

afterEach(cleanup)

const shop = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

function setup(props: Partial<PayButton.Props> = {}) {
  const { kit, wrapper } = createModalApp()
  const { baseUsdc: asset } = payAssets
  render(<PayButton amount="5" asset={asset} to={shop} {...props} />, {
    wrapper,
  })
  const read = () => kit.store.get(kit.atoms.modal)
  return { asset, button: screen.getByRole('button'), read }
}

test('default: names the amount, opens the payment', () => {
  const { asset, button, read } = setup()
  expect(button.textContent).toBe('Pay 5 USDC')
  expect(read().isOpen).toBe(false)
  fireEvent.click(button)
  expect(read().isOpen).toBe(true)
  expect(read().stack.at(-1)).toMatchObject({
    view: 'Pay',
    data: { amount: '5', paymentAsset: asset, recipient: shop },
  })
})

test.each([
  ['1234.5000', 'Pay 1,234.5 USDC', undefined],
  ['5.99999', 'Pay 5.999 USDC', '5.99999 USDC'],
  ['0.00001234567', 'Pay 0.0000123 USDC', '0.00001234567 USDC'],
  ['5.25', 'Pay 5.25 USDC', undefined],
  ['a few', 'Pay a few USDC', undefined],
])('behavior: the amount %s is shown short, its title is exact', (...row) => {
  const [amount, label, title] = row
  const { button } = setup({ amount })
  expect(button.textContent).toBe(label)
  expect(
    button.querySelector('[title]')?.getAttribute('title') ?? undefined,
  ).toBe(title)
})

test('param: children', () => {
  const { button, read } = setup({ children: 'Order' })
  expect(button.textContent).toBe('Order')
  fireEvent.click(button)
  expect(read().stack.at(-1)).toMatchObject({ view: 'Pay' })
})

test('param: id, onResult', () => {
  const onResult = vi.fn()
  const { button, read } = setup({ id: 'order-1', onResult })
  fireEvent.click(button)
  const data = { id: 'order-1', onResult }
  expect(read().stack.at(-1)).toMatchObject({ data })
  expect(onResult).not.toHaveBeenCalled()
})

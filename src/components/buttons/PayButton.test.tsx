import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { payAssets } from '../../core/pay/payAssets.js'
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

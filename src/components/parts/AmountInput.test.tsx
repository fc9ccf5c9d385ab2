import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { AmountInput } from './AmountInput.js'

afterEach(cleanup)

function Form({ isTooLow }: { isTooLow: boolean }) {
  const [value, setValue] = useState('')
  return (
    <AmountInput
      beside="ETH"
      error={value && 'Wrong'}
      helper="Helps"
      isTooLow={isTooLow}
      label="Amount"
      onChange={setValue}
      value={value}
    />
  )
}

function setup({ isTooLow = false } = {}) {
  const { wrapper } = createModalApp()
  render(<Form isTooLow={isTooLow} />, { wrapper })
  const field = screen.getByLabelText<HTMLInputElement>('Amount')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const read = () => ({
    isWrong: field.getAttribute('aria-invalid') === 'true',
    text: screen.getByRole('status').textContent,
  })
  return { field, read, type }
}

test.each(['0', '0.', '0,', ',', '.', '0.00'])(
  'behavior: %s on the way to an amount is an error once the field is left',
  (value) => {
    const { field, read, type } = setup()
    fireEvent.focus(field)
    type(value)
    expect(read()).toEqual({ isWrong: false, text: 'Helps' })
    fireEvent.blur(field)
    expect(read()).toEqual({ isWrong: true, text: 'Wrong' })
    fireEvent.focus(field)
    expect(read().isWrong).toBe(false)
    type('0.1')
    expect(read()).toEqual({ isWrong: true, text: 'Wrong' })
  },
)

test('behavior: an amount that is too low may still grow: said, but no error yet', () => {
  const { field, read, type } = setup({ isTooLow: true })
  fireEvent.focus(field)
  type('1')
  expect(read()).toEqual({ isWrong: false, text: 'Wrong' })
  fireEvent.blur(field)
  expect(read()).toEqual({ isWrong: true, text: 'Wrong' })
})

test('behavior: what cannot be typed is explained at once', () => {
  const { field, read, type } = setup()
  fireEvent.focus(field)
  type('1,000.50')
  expect(read()).toEqual({
    isWrong: true,
    text: 'Enter it without separators: 1000.50',
  })
})

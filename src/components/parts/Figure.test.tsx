// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Figure } from './Figure.js'

afterEach(cleanup)

test('default: it reads as it was, and may wrap after each comma', () => {
  const { container } = render(<Figure>$1,234,567.89</Figure>)
  expect(container.innerHTML).toBe('$1,<wbr>234,<wbr>567.89')
})

test('behavior: a short one stays whole', () => {
  const { container } = render(<Figure>0.5</Figure>)
  expect(container.innerHTML).toBe('0.5')
})

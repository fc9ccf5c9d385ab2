import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createModalApp } from '../../../test/setup/components/createModalApp.js'
import { Figure } from './Figure.js'

afterEach(cleanup)

const { wrapper } = createModalApp()

test('default: keeps its text and allows breaks after each comma', () => {
  const { container } = render(<Figure>$1,234,567.89</Figure>, { wrapper })
  expect(container.innerHTML.replace(/<\/?span[^>]*>/g, '')).toBe(
    '$1,<wbr>234,<wbr>567.89',
  )
  // A translator that replaces a text node breaks none beside it.
  expect(container.innerHTML).toContain('<span translate="no">234,</span>')
})

test('behavior: a short figure stays on one line', () => {
  const { container } = render(<Figure>0.5</Figure>, { wrapper })
  expect(container.innerHTML).toBe('<span translate="no">0.5</span>')
})

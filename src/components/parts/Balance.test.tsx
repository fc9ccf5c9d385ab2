import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setupProject } from '../../../test/setup/components/setupProject.js'
import { Balance } from './Balance.js'

afterEach(cleanup)

async function setup(amount: string) {
  const { wrapper } = await setupProject({ isConnected: false })
  const { container } = render(<Balance amount={amount} symbol="ETH" />, {
    wrapper,
  })
  const element = container.querySelector('bdi')
  return { text: element?.textContent, title: element?.getAttribute('title') }
}

test('default: whole amounts have neither padding nor a title', async () => {
  expect(await setup('1000.000')).toEqual({ text: '1,000 ETH', title: null })
})

test('behavior: a truncated amount is complete in the title', async () => {
  expect(await setup('1234.567890')).toEqual({
    text: '1,234.567 ETH',
    title: '1,234.56789 ETH',
  })
})

test('behavior: a small balance is never displayed as zero', async () => {
  expect(await setup('0.000012345')).toEqual({
    text: '0.0000123 ETH',
    title: '0.000012345 ETH',
  })
})

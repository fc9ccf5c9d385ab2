// src/Checkout.test.tsx
import { act, cleanup, render, screen } from '@testing-library/react'
import { useActiveAccount } from 'latchkey'
import {
  createMockFrame,
  createMockWallet,
  createTestKit,
  reject,
} from 'latchkey/testing'
import { apiHandlers } from 'latchkey/testing/msw'
import { setupServer } from 'msw/node'
import { foundry } from 'viem/chains'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { useSignMessage } from 'wagmi'

/** The component to test. In an app, import it. */
function Checkout() {
  const account = useActiveAccount()
  const { data, error, mutate: sign } = useSignMessage()
  if (!account) return <p>Log in first</p>
  return (
    <>
      <p>{account.address}</p>
      <button onClick={() => sign({ message: 'Order 1' })} type="button">
        Confirm
      </button>
      {data && <p>Confirmed</p>}
      {error && <p>{error.name}</p>}
    </>
  )
}

const server = setupServer()
let dispose = () => {}

beforeAll(() => server.listen())
afterEach(() => {
  cleanup()
  dispose()
  server.resetHandlers()
})
afterAll(() => server.close())

test('a customer logs in and confirms', async () => {
  server.use(...apiHandlers({ balances: [], history: [] }))
  const frame = createMockFrame()
  const kit = createTestKit({ chains: [foundry], frame })
  dispose = kit.dispose
  render(<Checkout />, { wrapper: kit.wrapper })
  screen.getByText('Log in first')

  await act(() => kit.logIn())
  screen.getByText(frame.address)
  act(() => screen.getByText('Confirm').click())
  const { method } = await act(() => frame.approveNext())

  expect(method).toBe('personal_sign')
  await screen.findByText('Confirmed')
})

test('a customer rejects in their wallet', async () => {
  const wallet = createMockWallet()
  const kit = createTestKit({ chains: [foundry], wallet })
  dispose = kit.dispose
  render(<Checkout />, { wrapper: kit.wrapper })

  await act(() => kit.connectWallet())
  wallet.setOnRequest(reject(4001))
  act(() => screen.getByText('Confirm').click())

  await screen.findByText('UserRejectedRequestError')
})

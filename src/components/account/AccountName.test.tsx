import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import {
  address,
  setupAccount,
} from '../../../test/setup/components/setupAccount.js'
import { useIdentity } from '../../hooks/useIdentity.js'
import { AccountName } from './AccountName.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function setup(name: string | null) {
  const { api, wrapper } = await setupAccount()
  api.name = name
  return render(<AccountName address={address} />, { wrapper })
}

test('default', async () => {
  const { container } = await setup('ada.reown.id')
  await waitFor(() => expect(container.textContent).toBe('ada.reown.id'))
})

test('behavior: renders nothing without a name', async () => {
  const { container } = await setup(null)
  await waitFor(() => expect(container.innerHTML).toBe(''))
})

test.each(['a\u202eda.eth', 'ad\u200ba.eth', '\u0430da.eth', '\u0251da.eth'])(
  'behavior: does not show %o, which looks like another name',
  async (name) => {
    const { api, wrapper } = await setupAccount()
    api.name = name
    const { container } = render(<Name />, { wrapper })
    const text = () => container.querySelector('i')?.textContent
    await waitFor(() => expect(text()).toMatch(/./))
    expect(container.querySelector('p')).toBe(null)
  },
)

test('behavior: treats the name as untrusted text', async () => {
  const { container } = await setup(`ada<b>${'x'.repeat(99)}`)
  await waitFor(() => expect(container.textContent).toMatch(/^ada<b>x+…$/))
  expect(container.textContent).toHaveLength(64)
})

/** The name, and why it is not shown. */
function Name() {
  const { data } = useIdentity({ address })
  return (
    <>
      <AccountName address={address} />
      <i>{data?.warning}</i>
    </>
  )
}

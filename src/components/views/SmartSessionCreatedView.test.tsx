import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { setupProject } from '../../../test/setup/components/setupProject.js'
import { openModal } from '../../actions/modal/openModal.js'
import { SmartSessionCreatedView } from './SmartSessionCreatedView.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function setup(data?: object) {
  const found = await setupProject()
  vi.stubGlobal('fetch', found.fetch)
  const { kit } = found
  openModal(kit, { data, view: 'SmartSessionCreated' } as openModal.Options)
  render(<SmartSessionCreatedView />, { wrapper: found.wrapper })
  const click = (name: string) =>
    act(async () => screen.getByRole('button', { name }).click())
  const read = () => kit.store.get(kit.atoms.modal)
  return { ...found, click, read }
}

test('default: shows permissions and expiry, and where to revoke them', async () => {
  const { click, read, requests } = await setup({
    expiry: 4_000_000_000,
    permissions: [
      { type: 'contract-call' },
      { type: 'contract-call' },
      { type: '__proto__' },
    ],
  })
  expect(screen.getByRole('status').textContent).toBe(
    'This app can now act for youYou can revoke it at any time in your app permissions.',
  )
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => textContent),
  ).toEqual([
    'Can use certain contracts, until Oct 2, 2096',
    'Has another permission, until Oct 2, 2096',
  ])
  expect(requests).toEqual([])
  await click('View permissions')
  expect(read().stack.at(-1)?.view).toBe('SmartSessionList')
})

test('behavior: says in words what was granted, and to whom', async () => {
  await setup({
    app: 'Coffee\u202e Shop',
    expiry: 4_000_000_000,
    permissions: [
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: '0x2386f26fc10000', period: 86_400, start: 1 },
      },
    ],
  })
  expect(screen.getByRole('listitem').textContent).toBe(
    'Up to 0.01 ETH a day, until Oct 2, 2096, to Coffee Shop',
  )
})

test.each([
  undefined,
  {},
  { expiry: Number.NaN, permissions: 'all' },
  { expiry: 1e300 },
])('behavior: data without details: %j', async (data) => {
  const { click, read } = await setup(data)
  screen.getByText("It doesn't say what it's for.")
  expect(screen.getByRole('status').textContent).not.toContain('Until')
  await click('Done')
  expect(read().isOpen).toBe(false)
})

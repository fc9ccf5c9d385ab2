import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { connect } from '@wagmi/core'
import { afterEach, expect, test, vi } from 'vitest'
import { setupSocial } from '../../../test/setup/frame/setupSocial.js'
import { createWrapper } from '../../../test/setup/kit/createWrapper.js'
import type { FrameClient } from '../../core/ports.js'
import { AccountSettingsView } from '../views/AccountSettingsView.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const eoa = { address: '0x01', type: 'eoa' } as const
const smartAccount = { address: '0x02', type: 'smartAccount' } as const

/** Renders the settings with a logged-in embedded wallet. */
async function setup(
  accounts: readonly (typeof eoa | typeof smartAccount)[],
  parameters: {
    provider?: 'google' | undefined
    fetch?: typeof globalThis.fetch
    smartAccountDeployed?: boolean
  } = {},
) {
  const { fetch, provider, ...more } = { provider: 'google', ...parameters }
  vi.stubGlobal(
    'fetch',
    fetch ?? (async () => Response.json({}, { status: 404 })),
  )
  const social = setupSocial()
  const user = { ...social.user, ...more, accounts: [...accounts] }
  const setPreferredAccount = vi.fn<FrameClient['setPreferredAccount']>(
    async ({ type }) => {
      social.setState({ user: { ...user, preferredAccountType: type } })
      return { address: user.address, type }
    },
  )
  Object.assign(social.client, {
    onSessionUpdate: () => () => {},
    isConnected: async () => true,
    getUser: async () => ({ ...user, email: 'ada@example.com' }),
    getSmartAccountEnabledNetworks: async () => [],
    setPreferredAccount,
  })
  social.storage.set('emailLoginUsed', true)
  if (provider) social.storage.set('socialProvider', provider)
  render(<AccountSettingsView />, {
    wrapper: createWrapper(social.kit, new QueryClient()),
  })
  await act(async () => {
    const [connector] = social.config.connectors
    if (connector) await connect(social.config, { connector })
    social.setState({ user: { ...user, email: 'ada@example.com' } })
  })
  return { ...social, setPreferredAccount }
}

test('default: switches to another account of the same user', async () => {
  const { setPreferredAccount } = await setup([smartAccount, eoa])
  const radio = (name: RegExp) =>
    screen.getByRole<HTMLInputElement>('radio', { name })
  screen.getByRole('radiogroup', { name: 'Account type' })
  expect(radio(/^Standard account/).checked).toBe(true)
  await vi.waitFor(() =>
    expect(screen.getByRole('radiogroup').hasAttribute('aria-busy')).toBe(
      false,
    ),
  )
  await act(async () => radio(/^Smart account/).click())
  await vi.waitFor(() => expect(radio(/^Smart account/).checked).toBe(true))
  expect(setPreferredAccount).toHaveBeenCalledOnce()
})

test('behavior: renders no choice with a single account type', async () => {
  await setup([eoa])
  expect(screen.queryByRole('radio')).toBeNull()
})

test('behavior: shows how the user logged in', async () => {
  await setup([eoa])
  expect(screen.getByText('ada')).toBeTruthy()
  expect(screen.getByText('Signed in with Google')).toBeTruthy()
  // Only the provider can change its email address.
  expect(screen.getByText('ada@example.com').closest('button')).toBeNull()
})

test('behavior: shows a login by email', async () => {
  await setup([eoa], { provider: undefined })
  expect(screen.getByText('Signed in with email')).toBeTruthy()
  expect(screen.getByText('ada@example.com').closest('button')).toBeTruthy()
})

test('behavior: turns a smart account off, after a second try', async () => {
  const { client, setState, user } = await setup([smartAccount, eoa], {
    smartAccountDeployed: true,
  })
  vi.stubGlobal('fetch', async () => Response.json({ http: [] }))
  const hash = `0x${'1'.repeat(64)}`
  const request = vi.fn<FrameClient['request']>()
  request.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 4001 }))
  request.mockResolvedValueOnce({ hash, signatures: [] })
  Object.assign(client, { request })
  const button = () => screen.queryByRole('button', { name: /Turn off smart/ })
  await act(async () => button()?.click())
  // The API client and the frame's load on first use.
  const slow = { timeout: 15_000 }
  await vi.waitFor(() => screen.getByRole('alert'), slow)
  const upgraded = { ...user, accounts: [smartAccount, eoa] }
  Object.assign(client, {
    getUser: async () => ({ ...upgraded, smartAccountDeployed: false }),
  })
  await act(async () => button()?.click())
  await vi.waitFor(() => screen.getByText('Smart account turned off'), slow)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(request).toHaveBeenCalledTimes(2)
  expect(request.mock.lastCall?.[0]).toMatchObject({
    caipNetworkId: 'eip155:31337',
    method: 'wallet_resetAccount',
  })
  await act(async () =>
    setState({ user: { ...upgraded, smartAccountDeployed: false } }),
  )
  expect(button()).toBeNull()
}, 40_000)

test('behavior: an account that is not upgraded has nothing to turn off', async () => {
  await setup([smartAccount, eoa], { smartAccountDeployed: false })
  expect(screen.queryByText('Turn off smart account')).toBeNull()
})

test.each([
  [
    'blocks the window',
    null,
    'Your browser blocked the export window. Allow pop-ups',
  ],
  [
    'cuts the window off',
    { close() {}, closed: true, location: { href: 'about:blank' } },
    'This site cut off the export window',
  ],
])('error: something %s', async (_, opened, sentence) => {
  const open = vi.fn((): object | null => opened)
  vi.stubGlobal('open', open)
  await setup([eoa])
  const click = () =>
    act(async () =>
      screen.getByRole('button', { name: /^Export private key/ }).click(),
    )
  await click()
  await vi.waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe(sentence),
  )
  open.mockReturnValue({ close() {}, closed: false, location: {} })
  await click()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('behavior: the rows keep their places while the names are loading', async () => {
  await setup([eoa], { fetch: () => new Promise<Response>(() => {}) })
  const rows = document.querySelectorAll('.lk-settings > .lk-list > *')
  expect(rows[rows.length - 1]?.className).toMatch('lk-skeleton-row')
})

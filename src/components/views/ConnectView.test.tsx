import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'
import { createProvider } from '../../../test/setup/components/setupLogin.js'
import { createSolanaStub } from '../../../test/setup/solana/createSolanaStub.js'
import { FrameRefusedError } from '../../core/errors/frame.js'
import { LoginCooldownError } from '../../core/errors/login.js'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const fox = () => ({
  'io.fox': { name: 'Fox', ...createProvider({ isSilent: true }) },
})

async function renderEmail(parameters = {}) {
  const app = await renderLogin(parameters)
  const { screen } = app
  const input = () => screen.getByLabelText('Email address') as HTMLInputElement
  const type = (value: string) =>
    fireEvent.change(input(), { target: { value } })
  const submit = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Continue with email' }))
  return { ...app, input, submit, type }
}

test('default: lists wallets, then email', async () => {
  const { screen } = await renderLogin({ wallets: fox() })
  await screen.findByRole('button', { name: 'More ways to sign in' })
  const [wallet, ...rest] = screen.getAllByRole('button')
  expect(wallet?.textContent).toBe('FFox')
  expect(
    rest.map(
      (button) => button.getAttribute('aria-label') || button.textContent,
    ),
  ).toEqual([
    'Continue with email',
    'Continue with Google',
    'Continue with X',
    'Continue with Discord',
    'Continue with Farcaster',
    'Continue with GitHub',
    'More ways to sign in',
    'What is a wallet?',
    "I don't have a wallet",
  ])
  expect(screen.getByText('or')).toBeTruthy()
})

test('param: features.passkey and guest, after the other logins', async () => {
  vi.stubGlobal('PublicKeyCredential', class {})
  const { screen } = await renderLogin({
    features: { guest: true, passkey: true, socials: ['google'] },
  })
  const names = () =>
    screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') || button.textContent)
  await waitFor(() =>
    expect(names().slice(0, 4)).toEqual([
      ...['Continue with email', 'Continue with Google'],
      ...['Continue with a passkey', 'Continue as a guest'],
    ]),
  )
})

test('behavior: a browser without passkeys is told so', async () => {
  const { screen } = await renderLogin({ features: { passkey: true } })
  await screen.findByText("This browser doesn't support passkeys")
})

test('behavior: without HTTPS, one sentence instead of the logins', async () => {
  vi.stubGlobal('isSecureContext', false)
  const { screen } = await renderLogin({ wallets: fox() })
  await screen.findByText(
    'Email and social login need a secure page. Open this site over https, or through a tunnel',
  )
  expect(
    screen.getAllByRole('button').map(({ textContent }) => textContent),
  ).toEqual(['FFox', 'What is a wallet?', "I don't have a wallet"])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('behavior: a multichain wallet is a single row', async () => {
  const wallet = { icon: undefined, isEmbedded: false, isInstalled: true }
  const { port } = createSolanaStub({
    wallets: [
      { ...wallet, id: 'Fox', name: 'Fox Wallet' },
      { ...wallet, id: 'Trust', name: 'Trust' },
      { ...wallet, id: 'Lichen', name: 'Lichen' },
      { ...wallet, id: 'ID_AUTH', isEmbedded: true, name: 'Email' },
    ],
  })
  const { screen, view } = await renderLogin({
    solana: port,
    wallets: {
      ...fox(),
      'com.trustwallet.app': { name: 'Trust Wallet', ...createProvider() },
    },
  })
  const list = screen.getByRole('group', { name: 'Wallets' })
  expect([...list.children].map((row) => row.textContent)).toEqual([
    'Trust Wallet',
    'FFox',
    'FFox Wallet Solana',
    'LLichen Solana',
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Trust Wallet' }))
  expect(view()).toBe('ConnectingMultiChain')
})

test('param: namespace, lists only wallets of that namespace', async () => {
  const wallet = { icon: undefined, isEmbedded: false, isInstalled: true }
  const { port } = createSolanaStub({
    wallets: [{ ...wallet, id: 'Lichen', name: 'Lichen' }],
  })
  const { modal, screen } = await renderLogin({ solana: port, wallets: fox() })
  act(() => modal().close())
  act(() => modal().open({ namespace: 'solana' }))
  const list = screen.getByRole('group', { name: 'Wallets' })
  expect([...list.children].map((row) => row.textContent)).toEqual(['LLichen'])
})

test('behavior: later views keep the requested namespace', async () => {
  const wallet = { icon: undefined, isEmbedded: false, isInstalled: true }
  const { port } = createSolanaStub({
    wallets: [{ ...wallet, id: 'Lichen', name: 'Lichen' }],
  })
  const { modal, screen, view } = await renderLogin({
    features: { collapseWallets: true },
    solana: port,
    wallets: fox(),
  })
  act(() => modal().close())
  act(() => modal().open({ namespace: 'solana' }))
  fireEvent.click(
    screen.getByRole('button', { name: 'Continue with a wallet' }),
  )
  expect(view()).toBe('ConnectWallets')
  const list = screen.getByRole('group', { name: 'Wallets' })
  expect([...list.children].map((row) => row.textContent)).toEqual(['LLichen'])
})

test.each([
  ['collapseWallets', { collapseWallets: true }],
  ['emailShowWallets', { emailShowWallets: false }],
])('param: %s moves the wallets behind one button', async (_name, features) => {
  const { screen, view } = await renderLogin({ features, wallets: fox() })
  expect(screen.queryByText('Fox')).toBe(null)
  fireEvent.click(
    screen.getByRole('button', { name: 'Continue with a wallet' }),
  )
  expect(view()).toBe('ConnectWallets')
  fireEvent.click(screen.getByRole('button', { name: /Fox/ }))
  await waitFor(() => expect(view()).toBe('ConnectingExternal'))
})

test('param: isLogin, lists only the logins', async () => {
  const { input, modal, screen } = await renderEmail({ wallets: fox() })
  expect(screen.queryByText('Fox')).not.toBe(null)
  act(() => modal().open({ view: 'Connect', data: { isLogin: true } }))
  expect(input()).toBeTruthy()
  expect(screen.queryByText('Fox')).toBe(null)
  expect(screen.queryByText('or')).toBe(null)
  expect(screen.queryByText("I don't have a wallet")).toBe(null)
})

test('behavior: only email, without a separator', async () => {
  const { screen } = await renderLogin()
  expect(screen.getByLabelText('Email address')).toBeTruthy()
  expect(screen.queryByText('or')).toBe(null)
})

test('behavior: no way to connect', async () => {
  const { screen } = await renderLogin({ hasEmail: false })
  expect(screen.getByText('No wallet found')).toBeTruthy()
})

test('behavior: collapses a long wallet list until expanded', async () => {
  const wallets = Object.fromEntries(
    Array.from({ length: 8 }, (_, index) => [
      `wallet${index}.example`,
      { name: `Wallet ${index}`, ...createProvider() },
    ]),
  )
  const { screen } = await renderLogin({ wallets })
  expect(screen.queryByText('Wallet 4')).toBe(null)
  const more = screen.getByRole('button', { name: /More wallets/ })
  expect(more.textContent).toContain('4')
  fireEvent.click(more)
  expect(screen.getByText('Wallet 7')).toBeTruthy()
  expect(document.activeElement?.textContent).toContain('Wallet 4')
})

describe('email', () => {
  test('default: opens the code view', async () => {
    const { client, submit, type, view } = await renderEmail()
    type(' ada@example.com')
    submit()
    await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
    expect(client.connectEmail.mock.lastCall?.[0]).toEqual({
      email: 'ada@example.com',
    })
  })

  test('behavior: a new device opens the link view, then the code view', async () => {
    const { client, modal, submit, type, view } = await renderEmail()
    let approve = () => {}
    client.connectEmail.mockResolvedValue({ action: 'VERIFY_DEVICE' })
    client.connectDevice.mockImplementation(
      () =>
        new Promise((resolve) => {
          approve = resolve
        }),
    )
    type('ada@example.com')
    submit()
    await waitFor(() => expect(view()).toBe('EmailVerifyDevice'))
    await waitFor(() => expect(client.connectDevice).toHaveBeenCalled())
    await act(async () => approve())
    await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
    act(() => modal().back())
    expect(view()).toBe('Connect')
  })

  test('error: invalid address, until it changes', async () => {
    const { client, input, screen, submit, type } = await renderEmail()
    type('ada@')
    submit()
    expect(screen.getByRole('alert').textContent).toMatch(/email/)
    expect(input().getAttribute('aria-invalid')).toBe('true')
    type('ada@e')
    expect(screen.queryByRole('alert')).toBe(null)
    expect(client.connectEmail).not.toHaveBeenCalled()
  })

  test('error: cooldown is shown as text', async () => {
    const { client, screen, submit, type } = await renderEmail()
    client.connectEmail.mockRejectedValueOnce(
      new LoginCooldownError({ secondsLeft: 24 }),
    )
    type('ada@example.com')
    submit()
    await screen.findByText('Try again in 24 s')
    submit()
    expect(client.connectEmail).toHaveBeenCalledOnce()
  })

  test.each([
    ['origin', 'domainUnverified'],
    ['project', 'projectIdInvalid'],
    ['policy', 'invalidAppConfiguration'],
  ] as const)(
    "error: refused by the frame's host, %s: an alert for developers only",
    async (reason, key) => {
      const refused = new FrameRefusedError({ host: 'https://a.test', reason })
      for (const debug of [true, false]) {
        const app = await renderEmail({ debug })
        app.client.connectEmail.mockRejectedValueOnce(refused)
        app.type('ada@example.com')
        app.submit()
        // Visitors read it beside the field.
        await app.screen.findByRole('alert')
        const { alerts } = app.kit.store.get(app.kit.atoms.notices)
        expect(alerts.map((alert) => alert.key)).toEqual(debug ? [key] : [])
        cleanup()
      }
    },
  )

  test('behavior: returns to the code that was already sent', async () => {
    const { client, modal, screen, submit, type, view } = await renderEmail()
    type('ada@example.com')
    submit()
    await waitFor(() => expect(view()).toBe('EmailVerifyOtp'))
    act(() => modal().close())
    act(() => modal().open())
    const resume = screen.getByRole('button', { name: /Enter your code/ })
    expect(resume.textContent).toContain('ada@example.com')
    fireEvent.click(resume)
    expect(view()).toBe('EmailVerifyOtp')
    act(() => modal().back())
    type('ada@example.com')
    submit()
    expect(view()).toBe('EmailVerifyOtp')
    expect(client.connectEmail).toHaveBeenCalledOnce()
  })

  test('behavior: a late email response does not leave the wallet view', async () => {
    const { client, screen, submit, type, view } = await renderEmail({
      wallets: fox(),
    })
    let answer = () => {}
    client.connectEmail.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve({ action: 'VERIFY_OTP' })
        }),
    )
    type('ada@example.com')
    submit()
    await waitFor(() => expect(client.connectEmail).toHaveBeenCalled())
    fireEvent.click(screen.getByRole('button', { name: /Fox/ }))
    await waitFor(() => expect(view()).toBe('ConnectingExternal'))
    await act(async () => answer())
    expect(view()).not.toBe('EmailVerifyOtp')
  })

  test.each([
    [true, true],
    [false, false],
  ])('behavior: focus with a keyboard %s', async (matches, isFocused) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    const { input } = await renderEmail()
    expect(document.activeElement === input()).toBe(isFocused)
  })
})

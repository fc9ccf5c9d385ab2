import { act, cleanup, fireEvent, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderLogin } from '../../../test/setup/components/renderLogin.js'
import { createProvider } from '../../../test/setup/components/setupLogin.js'
import { createSolanaStub } from '../../../test/setup/solana/createSolanaStub.js'

afterEach(cleanup)

async function renderWallet(data?: { walletId: string }) {
  const { ask, port } = createSolanaStub({
    wallets: [
      {
        icon: undefined,
        id: 'Fox',
        isEmbedded: false,
        isInstalled: true,
        name: 'Fox',
      },
    ],
  })
  ask.mockReturnValue(new Promise(() => {}))
  const app = await renderLogin({
    solana: port,
    wallets: {
      'io.fox': { name: 'Fox', ...createProvider({ isSilent: true }) },
    },
  })
  await act(async () => app.modal().go({ data, view: 'ConnectingMultiChain' }))
  return app
}

test.each([
  ['Foundry', 'eip155'],
  ['Solana', 'solana'],
])('default: connects %s', async (name, namespace) => {
  const { modal, screen, view } = await renderWallet({ walletId: 'io.fox' })
  fireEvent.click(screen.getByRole('button', { name }))
  await waitFor(() => expect(view()).toBe('ConnectingExternal'))
  expect(modal().entry.data).toMatchObject({ namespace })
})

test.each([undefined, { walletId: 'io.bear' }])(
  'behavior: unknown wallet: %j',
  async (data) => {
    const { screen, view } = await renderWallet(data)
    fireEvent.click(screen.getByRole('button', { name: 'Choose a wallet' }))
    expect(view()).toBe('Connect')
  },
)

import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { setupAccount } from '../../../test/setup/components/setupAccount.js'
import { createSolanaStub } from '../../../test/setup/solana/createSolanaStub.js'
import { getActiveAccount } from '../../actions/getActiveAccount.js'
import type { SolanaPort } from '../../core/ports/solana.js'
import { ProfileWalletsView } from './ProfileWalletsView.js'

afterEach(cleanup)

async function setup(solana?: SolanaPort) {
  const found = await setupAccount({ solana })
  found.open('ProfileWallets')
  render(<ProfileWalletsView />, { wrapper: found.wrapper })
  const click = (name: RegExp) =>
    act(async () => screen.getByRole('button', { name }).click())
  return { ...found, click }
}

test('default', async () => {
  await setup()
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toContain('Second0x7099…79C8 · Ethereum')
  expect(rows[0]).not.toContain('Active')
  expect(rows[1]).toContain('First0xf39F…2266 · EthereumActive')
})

test('behavior: activates another wallet on click', async () => {
  const { click, kit, readStack } = await setup()
  await click(/^Second/)
  await waitFor(() =>
    expect(getActiveAccount(kit)?.connector.name).toBe('Second'),
  )
  await waitFor(() => expect(readStack()).toEqual(['Account']))
})

test('behavior: disconnects one wallet', async () => {
  const { click } = await setup()
  await click(/^Disconnect Second/)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
})

test('error: wallet fails to disconnect', async () => {
  const { click, second } = await setup()
  second.disconnect = () => Promise.reject(new Error('stuck'))
  await click(/^Disconnect Second/)
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
})

test('behavior: connecting another wallet returns to the account', async () => {
  const { click, kit } = await setup()
  await click(/^Connect another wallet/)
  expect(kit.store.get(kit.atoms.modal).stack.at(-1)).toEqual({
    view: 'Connect',
    data: { redirectView: 'Account' },
  })
})

test('behavior: tells by network, and handles, both namespaces of a wallet separately', async () => {
  const wallet = { id: 'First', name: 'First', icon: undefined }
  const solana = createSolanaStub({
    wallets: [{ ...wallet, isEmbedded: false, isInstalled: true }],
  })
  await solana.port.connect({ walletId: wallet.id })
  const { click, config, kit } = await setup(solana.port)
  const rows = () =>
    screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows()[1]).toContain('First0xf39F…2266 · EthereumActive')
  expect(rows()[2]).toBe('FirstFvy7…iGZt · Solana')
  await click(/^First ?Fvy7/)
  await waitFor(() => expect(getActiveAccount(kit)?.namespace).toBe('solana'))
  await click(/^Disconnect First Fvy7/)
  await waitFor(() => expect(rows()).toHaveLength(2))
  expect(config.state.connections.size).toBe(2)
})

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createModalKit,
  modalAddress,
} from '../../test/setup/kit/createModalKit.js'
import {
  clusters,
  createSolanaStub,
  solanaAddress,
  solanaPayee,
} from '../../test/setup/solana/createSolanaStub.js'
import { UnsupportedChainError } from '../core/errors/send.js'
import {
  AdapterNotFoundError,
  EmbeddedNamespaceError,
} from '../core/errors/wallet.js'
import { watchAccounts } from '../modal/stack/watchAccounts.js'
import { connectWallet } from './connectWallet.js'
import { disconnectAll } from './disconnectAll.js'
import { estimateSend } from './estimateSend.js'
import { getAccounts } from './getAccounts.js'
import { getActiveAccount } from './getActiveAccount.js'
import { getBalances } from './getBalances.js'
import { getToken } from './getToken.js'
import { openModal } from './modal/openModal.js'
import { sendToken } from './sendToken.js'
import { setActiveAccount } from './setActiveAccount.js'
import { signText } from './signText.js'
import { switchNetwork } from './switchNetwork.js'

const [mainnet, devnet] = clusters
const opal = {
  icon: undefined,
  id: 'Opal',
  isEmbedded: false,
  isInstalled: true,
  name: 'Opal',
}
const embedded = { ...opal, id: 'ID_AUTH', isEmbedded: true, name: 'Email' }

const balances = [
  { address: undefined, amount: 1_500_000_000n, decimals: 9, symbol: 'SOL' },
  { address: solanaPayee, amount: 5n, decimals: 6, symbol: 'TKN' },
].map((balance) => ({ ...balance, caipNetworkId: mainnet.id, name: '' }))

function setup(parameters: { debug?: boolean } = {}) {
  const stub = createSolanaStub({ balances, wallets: [opal, embedded] })
  const modal = createModalKit({ ...parameters, solana: () => stub.port })
  const connectSolana = (walletId = 'Opal') =>
    connectWallet(modal.kit, { namespace: 'solana', walletId })
  return { ...modal, ...stub, connectSolana }
}

beforeEach(() =>
  vi.stubGlobal('fetch', async () => Response.json({ http: ['eip155:1'] })),
)
afterEach(() => void vi.unstubAllGlobals())

describe('connecting', () => {
  test('default: both namespaces, the one connected last is active', async () => {
    const { connectSolana, connectWallet, kit } = setup()
    await connectWallet()
    await connectSolana()
    expect(getAccounts(kit)).toMatchObject([
      { address: modalAddress },
      { address: solanaAddress },
    ])
    expect(getActiveAccount(kit)?.namespace).toBe('solana')
    expect(getActiveAccount(kit, { namespace: 'eip155' })?.address).toBe(
      modalAddress,
    )
    const [first] = getAccounts(kit, { namespace: 'eip155' })
    await setActiveAccount(kit, { connectorUid: first?.connector.uid ?? '' })
    expect(getActiveAccount(kit)?.namespace).toBe('eip155')
  })

  test('behavior: disconnecting one namespace leaves the other active', async () => {
    const { connectSolana, connectWallet, kit } = setup()
    await connectWallet()
    await connectSolana()
    await disconnectAll(kit, { namespace: 'solana' })
    expect(getActiveAccount(kit)?.address).toBe(modalAddress)
    await connectSolana()
    await disconnectAll(kit, { namespace: 'eip155' })
    expect(getAccounts(kit)).toMatchObject([{ address: solanaAddress }])
    await disconnectAll(kit)
    expect(getActiveAccount(kit)).toBeUndefined()
  })

  test('error: unsupported namespace', async () => {
    const { kit } = createModalKit()
    const connect = (walletId: string, namespace: 'bip122' | 'solana') =>
      connectWallet(kit, { namespace, walletId })
    await expect(connect('Opal', 'solana')).rejects.toThrow(
      AdapterNotFoundError,
    )
    await expect(connect('ID_AUTH', 'solana')).rejects.toThrow(
      'Adapter not found',
    )
    await expect(connect('ID_AUTH', 'bip122')).rejects.toThrow(
      EmbeddedNamespaceError,
    )
  })
})

describe('switchNetwork', () => {
  test('default: the other namespace stays on its network', async () => {
    const { connectSolana, connectWallet, kit } = setup()
    await connectSolana()
    await connectWallet()
    await switchNetwork(kit, { chainId: devnet.id })
    expect(getActiveAccount(kit)?.chainId).toBe(devnet.id)
    expect(getActiveAccount(kit, { namespace: 'eip155' })?.chainId).toBe(1)
  })

  test('behavior: switches the embedded wallet as well', async () => {
    const { ask, connectAuth, connectWallet, kit } = setup()
    await connectWallet()
    await switchNetwork(kit, { chainId: devnet.id })
    expect(ask).not.toHaveBeenCalled()
    await connectAuth()
    await switchNetwork(kit, { chainId: devnet.id })
    expect(getActiveAccount(kit)).toMatchObject({
      chainId: devnet.id,
      connector: { id: 'ID_AUTH' },
      namespace: 'solana',
    })
  })

  test('error: cluster is not configured', async () => {
    const { ask, connectAuth, kit } = setup()
    await connectAuth()
    for (const chainId of ['solana:gone', 'solana:'])
      await expect(switchNetwork(kit, { chainId })).rejects.toMatchObject({
        code: 'CHAIN_NOT_SUPPORTED',
      })
    expect(ask).not.toHaveBeenCalled()
  })
})

test('error: an embedded wallet that does not connect to Solana is an alert', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { connectAuth, kit, port } = setup({ debug: true })
  await connectAuth()
  vi.spyOn(port, 'connect').mockRejectedValue(new Error('no'))
  await expect(
    switchNetwork(kit, { chainId: devnet.id }),
  ).rejects.toMatchObject({ details: 'no' })
  const { alerts } = kit.store.get(kit.atoms.notices)
  expect(alerts).toMatchObject([
    { key: 'namespaceNotConnected', variant: 'warning' },
  ])
  warn.mockRestore()
})

describe('reads', () => {
  test('default: reads from Solana, whichever namespace is active', async () => {
    const { connectSolana, connectWallet, kit } = setup()
    await connectSolana()
    await connectWallet()
    const found = await getBalances(kit, { namespace: 'solana' })
    expect(found.balances).toMatchObject([
      {
        chainId: mainnet.id,
        quantity: { decimals: '9', numeric: '1.5' },
        symbol: 'SOL',
      },
      { address: `${mainnet.id}:${solanaPayee}`, symbol: 'TKN' },
    ])
    const named = await getBalances(kit, { address: solanaAddress })
    expect(named.balances).toHaveLength(2)
  })

  test('error: without Solana, or without an account', async () => {
    const { kit } = setup()
    await expect(
      getBalances(kit, { namespace: 'solana' }),
    ).rejects.toMatchObject({ code: 'CAIP_UNDEFINED' })
    const none = createModalKit()
    await expect(
      getToken(none.kit, { chainId: mainnet.id, token: 'native' }),
    ).rejects.toThrow(UnsupportedChainError)
  })
})

describe('signText', () => {
  test('default: signs with the requested account', async () => {
    const { connectSolana, connectWallet, kit, port } = setup()
    await connectSolana()
    await connectWallet()
    const message = 'Hello'
    expect(await signText(kit, { message, namespace: 'solana' })).toMatchObject(
      { address: solanaAddress, namespace: 'solana' },
    )
    await signText(kit, { account: solanaAddress, message })
    expect(port.signMessage).toHaveBeenCalledTimes(2)
  })

  test('error: address in another case is not found', async () => {
    const { connectSolana, kit } = setup()
    await connectSolana()
    const account = solanaAddress.toLowerCase()
    await expect(
      signText(kit, { account, message: 'Hello' }),
    ).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  })
})

describe('sendToken', () => {
  const send = { amount: '1', to: solanaPayee, token: 'native' }

  test('default: the paying account is fixed by the call', async () => {
    const { connectSolana, connectWallet, kit, port } = setup()
    await connectSolana()
    const onStep = vi.fn()
    sendToken(kit, { ...send, onStep, solana: { skipPreflight: true } })
    await connectWallet()
    await vi.waitFor(() => expect(port.sendToken).toHaveBeenCalled())
    expect(port.sendToken).toHaveBeenCalledWith(
      expect.objectContaining({
        account: expect.objectContaining({ address: solanaAddress }),
        caipNetworkId: mainnet.id,
        onStep,
        options: { skipPreflight: true },
        to: solanaPayee,
      }),
    )
  })

  test('param: chainId decides which account pays', async () => {
    const { connectSolana, connectWallet, kit, port } = setup()
    await connectSolana()
    await connectWallet()
    const estimate = await estimateSend(kit, { ...send, chainId: devnet.id })
    expect(estimate).toMatchObject({ fee: 10_000n, rent: 0n })
    expect(port.estimateSend).toHaveBeenCalledWith(
      expect.objectContaining({ caipNetworkId: devnet.id }),
    )
  })

  test('error: addresses of the other namespace', async () => {
    const { connectSolana, connectWallet, kit, port } = setup()
    await connectSolana()
    await expect(
      sendToken(kit, { ...send, to: modalAddress }),
    ).rejects.toMatchObject({ code: 'WRONG_NAMESPACE', sentToNetwork: 'no' })
    await expect(
      sendToken(kit, { ...send, to: '1'.repeat(31) }),
    ).rejects.toMatchObject({ code: 'INVALID_ADDRESS' })
    await connectWallet()
    await expect(sendToken(kit, { ...send, chainId: 1 })).rejects.toMatchObject(
      { code: 'WRONG_NAMESPACE' },
    )
    expect(port.sendToken).not.toHaveBeenCalled()
  })

  test('error: no Solana, and no Solana account', async () => {
    const none = createModalKit()
    const there = { ...send, chainId: mainnet.id }
    await expect(sendToken(none.kit, there)).rejects.toThrow(
      'Unsupported chain',
    )
    const { kit } = setup()
    for (const parameters of [there, { ...send, account: solanaAddress }])
      await expect(sendToken(kit, parameters)).rejects.toMatchObject({
        code: 'NOT_CONNECTED',
      })
  })
})

describe('modal', () => {
  test('default: connecting a Solana wallet closes it', async () => {
    const { connectSolana, connectWallet, kit, read } = setup()
    watchAccounts(kit)
    openModal(kit)
    await connectSolana()
    expect(read().isOpen).toBe(false)
    await disconnectAll(kit)
    await connectWallet()
    openModal(kit, { view: 'Connect' })
    await connectSolana()
    expect(read().isOpen).toBe(false)
  })

  test('behavior: shows a requested view after connecting', async () => {
    const { connectSolana, kit, view } = setup()
    watchAccounts(kit)
    openModal(kit, { view: 'WalletReceive' })
    await connectSolana()
    expect(view()).toBe('WalletReceive')
  })

  test('behavior: an unknown cluster is not an unsupported chain', async () => {
    const { connectSolana, kit, set, createAccount, view } = setup()
    watchAccounts(kit)
    await connectSolana()
    openModal(kit, { view: 'Networks' })
    set({
      accounts: [{ ...createAccount(opal), chainId: 'solana:gone' }],
      network: 'solana:gone',
    })
    expect(view()).toBe('Networks')
    openModal(kit, { view: 'Account' })
    expect(view()).toBe('Account')
  })
})

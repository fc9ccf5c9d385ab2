// A process of its own: it replaces `fetch` and `open`, and imports on demand.
import { connect, mock } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createFrameStub } from '../../../test/setup/frame/createFrameStub.js'
import {
  createPage,
  resultUri,
  setupSocial,
} from '../../../test/setup/frame/setupSocial.js'
import {
  createApiKit,
  readerAddress,
} from '../../../test/setup/kit/createApiKit.js'
import { createModalKit } from '../../../test/setup/kit/createModalKit.js'
import {
  createSignInKit,
  createSiwxStub,
} from '../../../test/setup/kit/createSignInKit.js'
import { recordEvents } from '../../../test/setup/kit/recordEvents.js'
import { connectDevice } from '../../actions/connectDevice.js'
import { connectEmail } from '../../actions/connectEmail.js'
import { connectFarcaster } from '../../actions/connectFarcaster.js'
import { connectOtp } from '../../actions/connectOtp.js'
import { connectSocial } from '../../actions/connectSocial.js'
import { connectWallet } from '../../actions/connectWallet.js'
import { disconnectAccount } from '../../actions/disconnectAccount.js'
import { disconnectAll } from '../../actions/disconnectAll.js'
import { getActivity } from '../../actions/getActivity.js'
import { getWallets } from '../../actions/getWallets.js'
import { closeModal } from '../../actions/modal/closeModal.js'
import { goBack } from '../../actions/modal/goBack.js'
import { goToView } from '../../actions/modal/goToView.js'
import { openModal } from '../../actions/modal/openModal.js'
import { notifyError } from '../../actions/notice/notifyError.js'
import { openWalletLink } from '../../actions/openWalletLink.js'
import { registerName } from '../../actions/registerName.js'
import { sendToken } from '../../actions/sendToken.js'
import { cancelSignIn } from '../../actions/signIn/cancelSignIn.js'
import { failSignIn } from '../../actions/signIn/failSignIn.js'
import { signIn } from '../../actions/signIn.js'
import { swap } from '../../actions/swap.js'
import { switchNetwork } from '../../actions/switchNetwork.js'
import { getKitError } from '../../core/errors/getKitError.js'
import { InvalidCodeError } from '../../core/errors/login.js'
import type { ModalView } from '../../core/modal/modal.js'
import { watchEvents } from './watchEvents.js'

type Subscribe = ReturnType<watchEvents.Client['getQueryCache']>['subscribe']

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const silent = { subscribe: () => () => {} }
const client = { getMutationCache: () => silent, getQueryCache: () => silent }
const fail = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it went well'),
    () => {},
  )

const ether = {
  asset: 'native',
  metadata: { decimals: 18, name: 'Ether', symbol: 'ETH' },
  network: 'eip155:1',
}

describe('the modal', () => {
  function setup() {
    const modal = createModalKit()
    const recorded = recordEvents(modal.kit)
    return { ...modal, ...recorded, stop: watchEvents(modal.kit, client) }
  }

  test('MODAL_OPEN, MODAL_CLOSE', async () => {
    const { connectWallet, find, kit, names, stop } = setup()
    openModal(kit)
    expect(await find('MODAL_OPEN')).toEqual({ connected: false })
    closeModal(kit)
    expect(await find('MODAL_CLOSE')).toEqual({ connected: false })
    await connectWallet()
    openModal(kit)
    await vi.waitFor(async () =>
      expect(await find('MODAL_OPEN')).toEqual({ connected: true }),
    )
    stop()
    closeModal(kit)
    openModal(kit, { view: 'Networks' })
    recordEvents(kit)
    expect(names().filter((name) => name === 'MODAL_CLOSE')).toHaveLength(1)
  })

  test.each<[string, ModalView, object?]>([
    ['CLICK_ALL_WALLETS', 'AllWallets'],
    ['CLICK_WALLET_HELP', 'WhatIsAWallet'],
    ['CLICK_NETWORK_HELP', 'WhatIsANetwork'],
    ['CLICK_GET_WALLET_HELP', 'GetWallet'],
    ['CLICK_NETWORKS', 'Networks'],
    ['CLICK_TRANSACTIONS', 'Transactions'],
    ['CLICK_TRANSACTIONS', 'Account', { tab: 'activity' }],
    ['EMAIL_EDIT', 'UpdateEmailWallet'],
    ['OPEN_SWAP', 'Swap'],
    ['CLICK_CONVERT', 'SwapPreview'],
    ['CLICK_SELECT_TOKEN_TO_SWAP', 'SwapSelectToken', { target: 'to' }],
    ['SELECT_BUY_CRYPTO', 'OnRampProviders'],
    ['SELECT_WHAT_IS_A_BUY', 'WhatIsABuy'],
    ['OPEN_ENS_FLOW', 'ChooseAccountName'],
    ['OPEN_SEND', 'WalletSend'],
    ['PAY_MODAL_OPEN', 'Pay', { paymentAsset: ether }],
  ])('%s: view %s', async (event, view, data) => {
    const { find, kit, names, stop } = setup()
    openModal(kit)
    goToView(kit, { data, view } as never)
    await find(event as 'OPEN_SEND')
    // Going back shows the view below again: no click.
    goToView(kit, { view: 'WhatIsAWallet' })
    goBack(kit)
    closeModal(kit)
    await find('MODAL_CLOSE')
    expect(names().filter((name) => name === event)).toHaveLength(1)
    stop()
  })

  test('CLICK_SELECT_NETWORK_TO_SWAP: the networks, from a swap', async () => {
    const { find, kit, names, stop } = setup()
    openModal(kit)
    goToView(kit, { view: 'Swap' })
    goToView(kit, { view: 'Networks' })
    await find('CLICK_SELECT_NETWORK_TO_SWAP')
    expect(names()).not.toContain('CLICK_NETWORKS')
    stop()
  })

  test('SELECT_WALLET', async () => {
    const { find, kit, stop } = setup()
    openModal(kit)
    goToView(kit, {
      data: { wallet: { name: 'Test', order: 3 }, walletId: 'test' } as never,
      view: 'ConnectingExternal',
    })
    expect(await find('SELECT_WALLET')).toEqual({
      name: 'Test',
      platform: 'browser',
      view: 'Connect',
      walletRank: 3,
    })
    stop()
  })

  test('failures of queries and mutations of the kit, not of the app', async () => {
    const listeners: Parameters<Subscribe>[0][] = []
    const cache = {
      subscribe: (listener: Parameters<Subscribe>[0]) => {
        listeners.push(listener)
        return () => {}
      },
    }
    const { kit } = createModalKit()
    const { find, reports } = recordEvents(kit)
    const caches = { getMutationCache: () => cache, getQueryCache: () => cache }
    const stop = watchEvents(kit, caches)
    openModal(kit)
    const say = (error: Error, parts: object) => {
      for (const hear of listeners)
        hear({ action: { error, type: 'error' }, ...parts })
    }
    say(new Error('app'), { query: { queryKey: ['app'] } })
    const key = ['latchkey', 'name']
    say(new EvalError('x'), { query: { queryKey: [...key, 'other'] } })
    say(new TypeError('x'), { query: { queryKey: [...key, kit.projectId] } })
    const options = { mutationKey: ['latchkey', 'sendToken'] }
    say(new RangeError('x'), { mutation: { options } })
    await find('INTERNAL_SDK_ERROR')
    await vi.waitFor(() =>
      expect(reports.map(({ name }) => name)).toEqual([
        'TypeError',
        'RangeError',
      ]),
    )
    stop()
  })
})

describe('wallets', () => {
  test('CONNECT_SUCCESS, DISCONNECT_SUCCESS', async () => {
    const { config, kit } = createApiKit({
      connectors: [mock({ accounts: [readerAddress] })],
    })
    const { find } = recordEvents(kit)
    await connectWallet(kit, { walletId: 'mock' })
    expect(await find('CONNECT_SUCCESS')).toEqual({
      method: 'browser',
      name: 'Mock Connector',
    })
    const connectorUid = [...config.state.connections.keys()][0] ?? ''
    await disconnectAccount(kit, { connectorUid })
    expect(await find('DISCONNECT_SUCCESS')).toEqual({ namespace: 'eip155' })
    await disconnectAll(kit)
    await vi.waitFor(async () =>
      expect(await find('DISCONNECT_SUCCESS')).toEqual({ namespace: 'all' }),
    )
  })

  test('CONNECT_ERROR', async () => {
    const { kit } = createApiKit()
    const { find } = recordEvents(kit)
    await fail(connectWallet(kit, { walletId: 'missing' }))
    expect(await find('CONNECT_ERROR')).toEqual({
      code: 'WALLET_NOT_INSTALLED',
    })
  })

  test('USER_REJECTED', async () => {
    const features = {
      connectError: Object.assign(new Error('no'), { code: 4001 }),
    }
    const { kit } = createApiKit({
      connectors: [mock({ accounts: [readerAddress], features })],
    })
    const { find, names, reports } = recordEvents(kit)
    await fail(connectWallet(kit, { walletId: 'mock' }))
    expect(await find('USER_REJECTED')).toEqual({
      code: '4001',
      name: 'Mock Connector',
    })
    expect(names()).not.toContain('CONNECT_ERROR')
    expect(reports).toEqual([])
  })

  test('DISCONNECT_ERROR', async () => {
    const stub = createFrameStub()
    const {
      config,
      connect: connectFirst,
      kit,
    } = createApiKit({
      connectors: [
        (context) => ({
          ...stub.connector(context),
          disconnect: async () => {
            throw new Error('no')
          },
          id: 'stubborn',
        }),
      ],
    })
    await connectFirst()
    const { find } = recordEvents(kit)
    const connectorUid = [...config.state.connections.keys()][0] ?? ''
    await fail(disconnectAccount(kit, { connectorUid }))
    expect(await find('DISCONNECT_ERROR')).toEqual({
      code: 'UNKNOWN',
      namespace: 'eip155',
    })
  })

  test('SWITCH_NETWORK', async () => {
    const { connect, kit } = createApiKit()
    await connect()
    const { find } = recordEvents(kit)
    await switchNetwork(kit, { chainId: 31337 })
    expect(await find('SWITCH_NETWORK')).toEqual({ network: 'eip155:31337' })
  })

  test('SEARCH_WALLET: never what looks like an address', async () => {
    const { kit } = createApiKit({
      answer: () => ({ count: 0, data: [] }),
    })
    const { events, find } = recordEvents(kit)
    await getWallets(kit, { search: 'rabby' })
    expect(await find('SEARCH_WALLET')).toEqual({ results: 0, search: 'rabby' })
    await getWallets(kit, { search: readerAddress })
    await vi.waitFor(() =>
      expect(
        events.filter(({ event }) => event === 'SEARCH_WALLET'),
      ).toHaveLength(2),
    )
    expect(await find('SEARCH_WALLET')).toEqual({ results: 0 })
  })

  test('CONNECT_PROXY_ERROR: never the link', async () => {
    const { kit } = createApiKit()
    const { find } = recordEvents(kit)
    const href = 'javascript:alert(1)//wc?uri=wc:secret@2?symKey=1'
    await fail(openWalletLink(kit, { href, name: 'Test' }))
    expect(await find('CONNECT_PROXY_ERROR')).toEqual({
      code: 'WALLET_LINK',
      name: 'Test',
    })
  })

  test('notifyError', async () => {
    const { kit } = createApiKit()
    const { reports } = recordEvents(kit)
    openModal(kit)
    await switchNetwork(kit, { chainId: 5 }).catch(() => {})
    notifyError(kit, getKitError(new InvalidCodeError()))
    await fail(disconnectAccount(kit, { connectorUid: 'none' }))
    const stop = watchEvents(kit, client)
    openModal(kit, { view: 'GetWallet' })
    notifyError(kit, new InvalidCodeError())
    await vi.waitFor(() => expect(reports.at(-1)?.code).toBe('INVALID_CODE'))
    stop()
  })
})

describe('reads and names', () => {
  test('LOAD_MORE_TRANSACTIONS, ERROR_FETCH_TRANSACTIONS', async () => {
    const { connect, kit } = createApiKit({ answer: () => 400 })
    await connect()
    const { events, find } = recordEvents(kit)
    await fail(getActivity(kit))
    expect(await find('ERROR_FETCH_TRANSACTIONS')).toEqual({
      code: expect.any(String),
      isFirstPage: true,
      isSmartAccount: false,
    })
    await fail(getActivity(kit, { cursor: 'two' }))
    expect(await find('LOAD_MORE_TRANSACTIONS')).toEqual({
      isSmartAccount: false,
    })
    expect(JSON.stringify(events)).not.toContain(readerAddress.slice(2))
  })

  test('REGISTER_NAME_INITIATED, REGISTER_NAME_ERROR', async () => {
    const { connect, kit } = createApiKit()
    await connect()
    const { events, find } = recordEvents(kit)
    await fail(registerName(kit, { chainId: 1, name: 'ada1' }))
    expect(await find('REGISTER_NAME_INITIATED')).toEqual({
      isSmartAccount: false,
    })
    await find('REGISTER_NAME_ERROR')
    expect(JSON.stringify(events)).not.toContain('ada1')
  })
})

describe('email login', () => {
  function setup() {
    const stub = createModalKit()
    return { ...stub, ...recordEvents(stub.kit) }
  }

  test('EMAIL_SUBMITTED to CONNECT_SUCCESS', async () => {
    const { find, kit, names } = setup()
    await connectEmail(kit, { email: 'ada@example.com' })
    await connectOtp(kit, { otp: '123456' })
    expect(await find('CONNECT_SUCCESS')).toEqual({
      method: 'email',
      name: 'Email',
    })
    expect(names()).toEqual([
      'INITIALIZE',
      'EMAIL_SUBMITTED',
      'EMAIL_VERIFICATION_CODE_SENT',
      'EMAIL_VERIFICATION_CODE_PASS',
      'CONNECT_SUCCESS',
    ])
  })

  test('DEVICE_REGISTERED_FOR_EMAIL', async () => {
    const { find, kit } = setup()
    await connectDevice(kit)
    await find('DEVICE_REGISTERED_FOR_EMAIL')
    await find('EMAIL_VERIFICATION_CODE_SENT')
  })

  test('EMAIL_VERIFICATION_CODE_FAIL', async () => {
    const { client, find, kit, names } = setup()
    client.connectOtp.mockRejectedValue(new InvalidCodeError())
    await fail(connectOtp(kit, { otp: '654321' }))
    expect(await find('EMAIL_VERIFICATION_CODE_FAIL')).toEqual({
      code: 'INVALID_CODE',
    })
    expect(names()).not.toContain('EMAIL_VERIFICATION_CODE_PASS')
  })
})

describe('social login', () => {
  function setup() {
    const social = setupSocial()
    const page = createPage()
    vi.stubGlobal('window', page)
    vi.stubGlobal('open', social.open)
    return { ...social, ...recordEvents(social.kit), page }
  }

  test('SOCIAL_LOGIN_STARTED to SOCIAL_LOGIN_SUCCESS', async () => {
    const { find, kit, names, server } = setup()
    server.mockResolvedValue({ status: 'SUCCESS', uri: resultUri } as never)
    await connectSocial(kit, { provider: 'google' })
    expect(await find('SOCIAL_LOGIN_SUCCESS')).toEqual({ provider: 'google' })
    expect(names()).toEqual([
      'INITIALIZE',
      'SOCIAL_LOGIN_STARTED',
      'SOCIAL_LOGIN_REQUEST_USER_DATA',
      'CONNECT_SUCCESS',
      'SOCIAL_LOGIN_SUCCESS',
    ])
  })

  test('SOCIAL_LOGIN_CANCELED', async () => {
    const { find, kit, names, server } = setup()
    server.mockResolvedValue({ status: 'CANCELLED' } as never)
    await fail(connectSocial(kit, { provider: 'x' }))
    expect(await find('SOCIAL_LOGIN_CANCELED')).toEqual({ provider: 'x' })
    expect(names()).not.toContain('SOCIAL_LOGIN_ERROR')
  })

  test('SOCIAL_LOGIN_ERROR', async () => {
    const { find, kit, server } = setup()
    server.mockResolvedValue({ status: 'EXPIRED' } as never)
    await fail(connectSocial(kit, { provider: 'x' }))
    expect(await find('SOCIAL_LOGIN_ERROR')).toEqual({
      code: 'SOCIAL_LOGIN_EXPIRED',
      provider: 'x',
    })
  })

  test('Farcaster', async () => {
    const { find, kit, names } = setup()
    await connectFarcaster(kit, { onUri() {} })
    const provider = 'farcaster'
    expect(await find('SOCIAL_LOGIN_SUCCESS')).toEqual({ provider })
    expect(names()).toContain('SOCIAL_LOGIN_STARTED')
    expect(names()).toContain('SOCIAL_LOGIN_REQUEST_USER_DATA')
  })
})

describe('sign-in', () => {
  const properties = { isSmartAccount: false, network: 'eip155:1' }

  test('CLICK_SIGN_SIWX_MESSAGE, SIWX_AUTH_SUCCESS', async () => {
    const app = createSignInKit()
    await app.connectFirst()
    const { events, find } = recordEvents(app.kit)
    await signIn(app.kit)
    expect(await find('CLICK_SIGN_SIWX_MESSAGE')).toEqual(properties)
    expect(await find('SIWX_AUTH_SUCCESS')).toEqual(properties)
    expect(JSON.stringify(events)).not.toMatch(/signed:|b9c1a4c6f0d24d0f/)
  })

  test('SIWX_AUTH_ERROR, CLICK_CANCEL_SIWX', async () => {
    const { siwx } = createSiwxStub()
    siwx.signMessage.mockRejectedValue(new Error('ada@example.com'))
    const app = createSignInKit({ options: { signMessage: siwx.signMessage } })
    await app.connectFirst()
    const { events, find } = recordEvents(app.kit)
    await fail(signIn(app.kit))
    expect(await find('SIWX_AUTH_ERROR')).toEqual({
      ...properties,
      code: 'UNKNOWN',
    })
    const account = app.kit.getActiveAccount()
    await cancelSignIn(app.kit)
    await find('CLICK_CANCEL_SIWX')
    if (account)
      await failSignIn(app.kit, { account, error: new TypeError('x') })
    expect(JSON.stringify(events)).not.toContain('ada@example.com')
  })
})

describe('payments', () => {
  test('SEND_INITIATED, SEND_ERROR: no receiver, contract or amount', async () => {
    const { config, kit } = createApiKit()
    const [connector] = config.connectors
    if (connector) await connect(config, { connector })
    const { events, find } = recordEvents(kit)
    const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    await fail(sendToken(kit, { amount: '1.25x', to, token: to }))
    const shared = {
      isSmartAccount: false,
      network: 'eip155:1',
      token: 'token',
    }
    expect(await find('SEND_INITIATED')).toEqual(shared)
    expect(await find('SEND_ERROR')).toEqual({
      ...shared,
      code: expect.stringMatching(/^[A-Z_]+$/),
    })
    expect(JSON.stringify(events)).not.toMatch(/1\.25|70997970/i)
  })

  test('INITIATE_SWAP, SWAP_ERROR', async () => {
    const { connect, kit } = createApiKit()
    await connect()
    const { find } = recordEvents(kit)
    const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
    await fail(swap(kit, { amount: '1', from: 'native', to }))
    expect(await find('INITIATE_SWAP')).toEqual({
      isSmartAccount: false,
      network: 'eip155:1',
    })
    await find('SWAP_ERROR')
  })
})

import type { HostContext, HostRpcRequest } from 'latchkey/frame'
import { HostError } from 'latchkey/frame'
import { describe, expect, test, vi } from 'vitest'
import type { Auth } from '../../account/session/createAuth.js'
import { createChallenge } from '../../account/session/createChallenge.js'
import { createFunding } from '../../account/session/createFunding.js'
import { createSession } from '../../account/session/createSession.js'
import { createNetwork } from '../../node/createNetwork.js'
import type { FrameChain } from '../../node/loadConfig.js'
import { createBundles } from '../../requests/calls/createBundles.js'
import {
  createSmartAccounts,
  type SmartAccounts,
} from '../../requests/smartAccount/createSmartAccounts.js'
import { createNonces } from '../../requests/transaction/createNonces.js'
import { createDatabase } from '../../storage/createDatabase.js'
import { createVault } from '../../storage/createVault.js'
import { createDeviceWallets } from '../../test/createDeviceWallets.js'
import { createLanguage } from '../../ui/language/createLanguage.js'
import { createAccountHandlers } from './createAccountHandlers.js'
import { createLoginHandlers } from './createLoginHandlers.js'
import { createRpcHandler } from './createRpcHandler.js'
import { createSignInSigner } from './createSignInSigner.js'
import { createUserReader } from './createUserReader.js'

const context: HostContext = {
  origin: 'http://app.localhost:5173',
  signal: new AbortController().signal,
}
const away = new HostError({ message: 'away', code: 'SERVICE_UNAVAILABLE' })

function toChain(id: number): FrameChain {
  return {
    id,
    caipNetworkId: `eip155:${id}`,
    name: `Chain ${id}`,
    nativeCurrency: { symbol: 'ETH', decimals: 18 },
    rpcUrls: [],
  }
}

async function setup(
  overrides: Partial<Auth> = {},
  smart: Partial<SmartAccounts> = {},
) {
  const auth = {
    startEmail: vi.fn(async () => ({
      action: 'VERIFY_OTP' as const,
      challengeId: 'challenge-1',
    })),
    waitForDevice: vi.fn(async () => true),
    submitCode: vi.fn(async () => ({
      token: 'secret',
      userId: 'user-1',
      email: 'ann@example.org',
    })),
    isAlive: vi.fn(async () => true),
    signOut: vi.fn(async () => {}),
    fund: vi.fn(async () => {}),
    ...overrides,
  } satisfies Auth
  const database = await createDatabase()
  const vault = await createVault({ database, origin: 'http://wallet.test' })
  const session = createSession({ auth, database, vault, onChange: () => {} })
  const { solanaWallet, wallet } = createDeviceWallets({ database, vault })
  const funding = createFunding({ auth, hasFaucet: true, wallets: [wallet] })
  const clusters = [
    { caipNetworkId: 'solana:localnet', name: 'Solana Localnet', rpcUrls: [] },
  ]
  const challenge = createChallenge()
  const chains = [toChain(31337), toChain(31338)] as const
  const network = createNetwork({ chains, initial: 'eip155:31337' })
  const rpc = vi.fn(async () => '0x1' as unknown)
  const approvals = {
    approve: vi.fn(),
    cancelAll: vi.fn(),
    run: vi.fn(async () => '0xsigned'),
  }
  const bundles = createBundles({ database })
  const parts = { approvals, auth, chains, challenge, network, rpc, session }
  const all = {
    ...parts,
    appName: () => undefined,
    language: createLanguage(),
    // Nothing is drawn here.
    root: undefined as never,
    bundles,
    clusters,
    deviceId: 'device-1',
    funding,
    nonces: createNonces({ database, rpc }),
    signIn: createSignInSigner({ wallet }),
    isStored: async () => database.state === 'kept',
    smartAccounts: {
      ...createSmartAccounts({ chains, database, rpc }),
      ...smart,
    },
    solanaWallet,
    wallet,
    warmUp: vi.fn(),
  }
  return {
    ...all,
    login: createLoginHandlers(all),
    account: createAccountHandlers({ ...all, readUser: createUserReader(all) }),
    read: (request: HostRpcRequest) => createRpcHandler(all)(request, context),
  }
}

async function signIn(frame: Awaited<ReturnType<typeof setup>>) {
  await frame.login.CONNECT_EMAIL({ email: 'ann@example.org' }, context)
  await frame.login.CONNECT_OTP({ otp: '123456' }, context)
}

describe('login', () => {
  test('default', async () => {
    const frame = await setup()
    await signIn(frame)
    expect(frame.auth.startEmail).toHaveBeenCalledWith(
      { email: 'ann@example.org', deviceId: 'device-1', app: context.origin },
      undefined,
    )
    expect(frame.auth.submitCode).toHaveBeenCalledWith({
      challengeId: 'challenge-1',
      code: '123456',
      deviceId: 'device-1',
    })
    expect(await frame.session.read()).toMatchObject({ userId: 'user-1' })
  })

  test('behavior: waits for the device until it is approved', async () => {
    vi.useFakeTimers()
    const waitForDevice = vi
      .fn<() => Promise<boolean>>()
      .mockResolvedValueOnce(false)
      .mockRejectedValueOnce(away)
      .mockResolvedValueOnce(true)
    const frame = await setup({ waitForDevice })
    await frame.login.CONNECT_EMAIL({ email: 'ann@example.org' }, context)
    // What follows the login loads while the user reads their mail.
    expect(frame.warmUp).toHaveBeenCalledOnce()
    const approved = frame.login.CONNECT_DEVICE()
    await vi.advanceTimersByTimeAsync(1_000)
    await approved
    expect(waitForDevice).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })

  test('behavior: asked again and again, it polls once', async () => {
    let approve = (_approved: boolean) => {}
    const waitForDevice = vi.fn(
      () =>
        new Promise<boolean>((resolve) => {
          approve = resolve
        }),
    )
    const frame = await setup({ waitForDevice })
    await frame.login.CONNECT_EMAIL({ email: 'ann@example.org' }, context)
    const asked = Array.from({ length: 8 }, () => frame.login.CONNECT_DEVICE())
    approve(true)
    await Promise.all(asked)
    expect(waitForDevice).toHaveBeenCalledTimes(1)
  })

  test('error: a refused device', async () => {
    const refused = new HostError({
      message: 'no',
      code: 'DEVICE_NOT_APPROVED',
    })
    const frame = await setup({
      waitForDevice: async () => {
        throw refused
      },
    })
    await frame.login.CONNECT_EMAIL({ email: 'ann@example.org' }, context)
    await expect(frame.login.CONNECT_DEVICE()).rejects.toBe(refused)
  })

  test('error: a code without a login', async () => {
    const frame = await setup()
    await expect(
      frame.login.CONNECT_OTP({ otp: '123456' }, context),
    ).rejects.toMatchObject({ code: 'CODE_EXPIRED' })
  })

  test('error: a wrong code leaves the login open', async () => {
    const wrong = new HostError({ message: 'no', code: 'INVALID_CODE' })
    const submitCode = vi.fn<Auth['submitCode']>().mockRejectedValueOnce(wrong)
    const frame = await setup({ submitCode })
    await frame.login.CONNECT_EMAIL({ email: 'ann@example.org' }, context)
    await expect(frame.login.CONNECT_OTP({ otp: '0' }, context)).rejects.toBe(
      wrong,
    )
    expect(frame.challenge.get()).toBe('challenge-1')
    expect(await frame.session.read()).toBeUndefined()
  })
})

describe('account', () => {
  test('default', async () => {
    const frame = await setup()
    expect(await frame.account.IS_CONNECTED()).toEqual({ isConnected: false })
    await signIn(frame)
    expect(await frame.account.IS_CONNECTED()).toEqual({ isConnected: true })
    const { address, chainId, email } = await frame.account.GET_USER(
      {},
      context,
    )
    expect({ chainId, email }).toEqual({
      chainId: 31337,
      email: 'ann@example.org',
    })
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
  })

  test('behavior: the faucet is asked on every login', async () => {
    const frame = await setup()
    await signIn(frame)
    const { address } = await frame.account.GET_USER(undefined, context)
    expect(frame.auth.fund).toHaveBeenCalledExactlyOnceWith(address)
    await frame.account.SIGN_OUT()
    await signIn(frame)
    expect(frame.auth.fund).toHaveBeenCalledTimes(2)
    expect(frame.auth.fund).toHaveBeenLastCalledWith(address)
  })

  test('behavior: a login waits five seconds for the faucet, no more', async () => {
    vi.useFakeTimers()
    let askedAt: number | undefined
    const frame = await setup({
      fund() {
        askedAt = Date.now()
        return new Promise(() => {})
      },
    })
    await frame.login.CONNECT_EMAIL({ email: 'ann@example.org' }, context)
    const login = frame.login
      .CONNECT_OTP({ otp: '123456' }, context)
      .then(() => Date.now())
    await vi.waitFor(() => expect(askedAt).toBeDefined())
    await vi.advanceTimersByTimeAsync(5_000)
    expect((await login) - Number(askedAt)).toBe(5_000)
    vi.useRealTimers()
  })

  test('behavior: a restored session asks the faucet and waits for nothing', async () => {
    const fund = vi.fn(() => new Promise<void>(() => {}))
    const frame = await setup({ fund })
    const data = { email: 'a@b.org', token: 'secret', userId: 'user-1' }
    await frame.session.write(data)
    const startedAt = performance.now()
    expect(await frame.account.IS_CONNECTED()).toEqual({ isConnected: true })
    const { address } = await frame.account.GET_USER(undefined, context)
    expect(performance.now() - startedAt).toBeLessThan(1_000)
    await vi.waitFor(() => expect(fund).toHaveBeenCalledTimes(1))
    expect(fund).toHaveBeenCalledWith(address)
    await frame.account.GET_USER(undefined, context)
    expect(fund).toHaveBeenCalledTimes(1)
  })

  test('error: no user without a session', async () => {
    const frame = await setup()
    await expect(
      frame.account.GET_USER(undefined, context),
    ).rejects.toMatchObject({
      code: 4100,
    })
  })

  test('behavior: signs out although the server is away', async () => {
    const signOut = vi.fn(async () => {
      throw away
    })
    const frame = await setup({ signOut })
    await signIn(frame)
    await frame.account.SIGN_OUT()
    expect(signOut).toHaveBeenCalledWith('secret')
    expect(await frame.account.IS_CONNECTED()).toEqual({ isConnected: false })
  })

  test('behavior: the same account after a new login', async () => {
    const frame = await setup()
    await signIn(frame)
    const { address } = await frame.account.GET_USER(undefined, context)
    await frame.account.SIGN_OUT()
    await signIn(frame)
    expect((await frame.account.GET_USER(undefined, context)).address).toBe(
      address,
    )
  })

  test('behavior: switches between configured chains only', async () => {
    const { account } = await setup()
    expect(await account.SWITCH_NETWORK({ chainId: 'eip155:31338' })).toEqual({
      chainId: 31338,
    })
    await expect(account.SWITCH_NETWORK({ chainId: 1 })).rejects.toMatchObject({
      code: 4902,
    })
    expect(await account.GET_CHAIN_ID()).toEqual({ chainId: 31338 })
  })

  test('behavior: tells the true chain when the wanted one is not there', async () => {
    const frame = await setup()
    await signIn(frame)
    const unknown = await frame.account.GET_USER({ chainId: 1 }, context)
    expect(unknown.chainId).toBe(31337)
    const known = await frame.account.GET_USER({ chainId: 31338 }, context)
    expect(known.chainId).toBe(31338)
  })

  test('behavior: the Solana account leaves the Ethereum network alone', async () => {
    const frame = await setup()
    await signIn(frame)
    await frame.account.SWITCH_NETWORK({ chainId: 31338 })
    const chainId = 'solana:localnet'
    const user = await frame.account.GET_USER({ chainId }, context)
    const { address } = await frame.solanaWallet.getAccount('user-1')
    expect(user).toEqual({
      email: 'ann@example.org',
      address,
      chainId,
      accounts: [{ address, type: 'eoa' }],
      preferredAccountType: 'eoa',
      isStored: false,
    })
    expect(await frame.account.GET_CHAIN_ID()).toEqual({ chainId: 31338 })
    const other = await frame.account.GET_USER(undefined, context)
    expect(other.address).toMatch(/^0x/)
    expect(other.chainId).toBe(31338)
  })

  test.each(['solana:other', 'solana:', 'solana:LOCALNET'])(
    'error: %s is no configured cluster',
    async (chainId) => {
      const frame = await setup()
      await signIn(frame)
      await expect(
        frame.account.GET_USER({ chainId }, context),
      ).rejects.toMatchObject({
        code: 4902,
      })
    },
  )

  test('error: no Solana account without a session', async () => {
    const frame = await setup()
    await expect(
      frame.account.GET_USER({ chainId: 'solana:localnet' }, context),
    ).rejects.toMatchObject({ code: 4100 })
  })

  test('error: there are no smart accounts', async () => {
    const frame = await setup()
    await signIn(frame)
    await expect(
      frame.account.SET_PREFERRED_ACCOUNT({ type: 'smartAccount' }),
    ).rejects.toMatchObject({ code: 4200 })
    await expect(frame.account.INIT_SMART_ACCOUNT()).rejects.toMatchObject({
      code: 4200,
    })
    expect(
      await frame.account.SET_PREFERRED_ACCOUNT({ type: 'eoa' }),
    ).toMatchObject({ type: 'eoa' })
  })

  test.each([
    ['none', false],
    ['ours', true],
    ['foreign', false],
  ] as const)(
    'behavior: a smart account with the code of %s',
    async (code, isDeployed) => {
      const frame = await setup({}, { readDelegation: async () => code })
      await expect(frame.account.INIT_SMART_ACCOUNT()).rejects.toMatchObject({
        code: 4100,
      })
      await signIn(frame)
      const { address } = await frame.account.GET_USER(undefined, context)
      expect(await frame.account.INIT_SMART_ACCOUNT()).toEqual({
        address,
        isDeployed,
      })
    },
  )
})

describe('rpc', () => {
  const request = {
    id: '1',
    method: 'eth_getBalance',
    params: ['0x', 'latest'],
    caipNetworkId: 'eip155:31338' as const,
  }

  test('default', async () => {
    const { chains, read, rpc } = await setup()
    expect(await read(request)).toBe('0x1')
    expect(rpc).toHaveBeenCalledExactlyOnceWith(
      chains[1],
      'eth_getBalance',
      request.params,
    )
  })

  test('behavior: accounts and chain are known without a node', async () => {
    const frame = await setup()
    const accounts = { ...request, method: 'eth_accounts' }
    expect(await frame.read(accounts)).toEqual([])
    await signIn(frame)
    expect(await frame.read(accounts)).toHaveLength(1)
    expect(await frame.read({ ...request, method: 'eth_chainId' })).toBe(
      '0x7a6a',
    )
    expect(frame.rpc).not.toHaveBeenCalled()
  })

  test('behavior: an unsafe method only does what was approved', async () => {
    const { approvals, read, rpc } = await setup()
    const unsafe = { ...request, method: 'personal_sign' }
    expect(await read(unsafe)).toBe('0xsigned')
    expect(approvals.run).toHaveBeenCalledExactlyOnceWith('1')
    expect(rpc).not.toHaveBeenCalled()
  })

  test.each(['eip155:1', 'solana:31337'] as const)(
    'error: %s is not configured',
    async (caipNetworkId) => {
      const { read, rpc } = await setup()
      await expect(read({ ...request, caipNetworkId })).rejects.toMatchObject({
        code: 4902,
      })
      expect(rpc).not.toHaveBeenCalled()
    },
  )

  test('error: signed bytes that cannot be read are not passed on', async () => {
    const { read, rpc } = await setup()
    await expect(
      read({ ...request, method: 'eth_sendRawTransaction', params: ['0x12'] }),
    ).rejects.toMatchObject({ code: -32602 })
    expect(rpc).not.toHaveBeenCalled()
  })
})

import { ed25519 } from '@noble/curves/ed25519'
import {
  Keypair,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import {
  getAccount,
  getCallsStatus,
  getCapabilities,
  sendCalls,
  sendTransaction,
  signMessage,
  signTypedData,
} from '@wagmi/core'
import { custom, keccak256, verifyMessage, verifyTypedData } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry, mainnet } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { connectFarcaster } from '../actions/connectFarcaster.js'
import { connectIdToken } from '../actions/connectIdToken.js'
import { connectSocial } from '../actions/connectSocial.js'
import { decodeBase58 } from '../core/address/decodeBase58.js'
import { encodeBase58 } from '../core/address/encodeBase58.js'
import { createMockFrame } from './createMockFrame.js'
import { createTestKit } from './createTestKit.js'
import { reject } from './reject.js'

const account = privateKeyToAccount(generatePrivateKey())
const kits: createTestKit.ReturnType[] = []

function setup(
  parameters: createMockFrame.Parameters = {},
  more: Partial<createTestKit.Parameters> = {},
) {
  const frame = createMockFrame({ accounts: [account], ...parameters })
  const kit = createTestKit({ chains: [foundry, mainnet], frame, ...more })
  kits.push(kit as never)
  const open = async () => {
    const client = await kit.kit.frame?.open()
    if (!client) throw new Error('no frame')
    return client
  }
  return { frame, open, ...kit }
}

const listMessages = (frame: createMockFrame.ReturnType) =>
  frame.messages.map(({ name }) => name)

const nameOf = (asked: Promise<unknown>) =>
  asked.then(
    () => undefined,
    (error: Error) => error.name,
  )

afterEach(() => {
  vi.useRealTimers()
  for (const kit of kits.splice(0)) kit.dispose()
})

describe('login', () => {
  test('default: logs in by email and code, and connects', async () => {
    const { config, frame, kit, logIn } = setup()
    expect(await logIn({ email: 'eve@example.com' })).toBe(account.address)
    const { address, chainId, connector } = getAccount(config)
    expect({ address, chainId, id: connector?.id }).toEqual({
      address: account.address,
      chainId: foundry.id,
      id: 'ID_AUTH',
    })
    expect(kit.frame?.getState().user?.email).toBe('eve@example.com')
    expect(listMessages(frame)).toEqual(
      expect.arrayContaining([
        'SYNC_DAPP_DATA',
        'CONNECT_EMAIL',
        'CONNECT_OTP',
      ]),
    )
  })

  test('error: another code is wrong, and does not log in', async () => {
    const { frame, open } = setup({ otp: '654321' })
    const client = await open()
    await client.connectEmail({ email: 'ada@example.com' })
    expect(await nameOf(client.connectOtp({ otp: '123456' }))).toBe(
      'InvalidCodeError',
    )
    expect(frame.isLoggedIn()).toBe(false)
    await client.connectOtp({ otp: '654321' })
    expect(frame.isLoggedIn()).toBe(true)
  })

  test('error: a code without a login has expired', async () => {
    const { open } = setup()
    const client = await open()
    expect(await nameOf(client.connectOtp({ otp: '123456' }))).toBe(
      'CodeExpiredError',
    )
  })

  test('param: isLoggedIn: the login is restored', async () => {
    const { config, kit } = setup({
      isLoggedIn: true,
      user: { email: 'ada@example.com', userName: 'ada' },
    })
    const stop = kit.mount()
    await Promise.all(config.connectors.map((one) => one.isAuthorized()))
    const [connector] = config.connectors
    expect(await connector?.isAuthorized()).toBe(true)
    await connector?.connect({ isReconnecting: true })
    expect(kit.frame?.getState().user).toMatchObject({
      email: 'ada@example.com',
      userName: 'ada',
    })
    stop()
  })

  test('behavior: changes the email with both codes', async () => {
    const { kit, logIn, open } = setup()
    await logIn()
    const client = await open()
    const { action } = await client.updateEmail({ email: 'eve@example.com' })
    expect(action).toBe('VERIFY_PRIMARY_OTP')
    const otp = '123456'
    expect(await nameOf(client.updateEmailSecondaryOtp({ otp }))).toBe(
      'CodeExpiredError',
    )
    await client.updateEmailPrimaryOtp({ otp })
    expect(await client.updateEmailSecondaryOtp({ otp })).toEqual({
      newEmail: 'eve@example.com',
    })
    expect(kit.frame?.getState().user?.email).toBe('eve@example.com')
  })

  test('behavior: a sign-out elsewhere disconnects', async () => {
    const { config, frame, kit, logIn } = setup()
    const stop = kit.mount()
    await logIn()
    frame.signOut()
    await vi.waitFor(() =>
      expect(getAccount(config).status).toBe('disconnected'),
    )
    stop()
  })
})

describe('approvals', () => {
  test('default: a signature waits for the test, and is real', async () => {
    const { config, frame, logIn } = setup()
    await logIn()
    const signing = signMessage(config, { message: 'hello' })
    let isSettled = false
    signing.then(() => {
      isSettled = true
    })
    await vi.waitFor(() => expect(frame.getPending()).toHaveLength(1))
    expect(isSettled).toBe(false)
    expect(await frame.approveNext()).toMatchObject({
      caipNetworkId: 'eip155:31337',
      method: 'personal_sign',
    })
    const { address } = account
    const signature = await signing
    expect(await verifyMessage({ address, message: 'hello', signature })).toBe(
      true,
    )
    expect(frame.getPending()).toEqual([])
    expect(frame.requests).toHaveLength(1)
  })

  test('default: may be approved before the app asks', async () => {
    const { config, frame, logIn } = setup()
    await logIn()
    const approving = frame.approveNext()
    await signMessage(config, { message: 'hello' })
    expect((await approving).method).toBe('personal_sign')
  })

  test('behavior: rejects', async () => {
    const { config, frame, logIn } = setup()
    await logIn()
    const signing = nameOf(signMessage(config, { message: 'hello' }))
    await frame.rejectNext()
    expect(await signing).toBe('UserRejectedRequestError')
  })

  test('behavior: signs typed data', async () => {
    const { config, logIn } = setup({ onRequest: (_, { next }) => next() })
    await logIn()
    const data = {
      domain: { chainId: 31337, name: 'Shop' },
      message: { count: 3n },
      primaryType: 'Order',
      types: { Order: [{ name: 'count', type: 'uint256' }] },
    } as const
    const signature = await signTypedData(config, data)
    const { address } = account
    expect(await verifyTypedData({ ...data, address, signature })).toBe(true)
  })

  test("behavior: sends a transaction to the app's node", async () => {
    const sent: `0x${string}`[] = []
    const node = custom({
      async request({ method, params }) {
        if (method === 'eth_chainId') return '0x7a69'
        if (method !== 'eth_sendRawTransaction') return '0x1'
        sent.push(params[0])
        return keccak256(params[0])
      },
    })
    const { config, frame, logIn } = setup(
      {},
      { transports: { [foundry.id]: node } },
    )
    await logIn()
    const sending = sendTransaction(config, {
      gas: 21_000n,
      maxFeePerGas: 2n,
      maxPriorityFeePerGas: 1n,
      nonce: 7,
      to: account.address,
    })
    await frame.approveNext()
    const hash = await sending
    expect(sent.map((raw) => keccak256(raw))).toEqual([hash])
  })

  test('param: onRequest: rejects each request', async () => {
    const { config, logIn } = setup({ onRequest: reject(4001) })
    await logIn()
    expect(await nameOf(signMessage(config, { message: 'hello' }))).toBe(
      'UserRejectedRequestError',
    )
  })

  test('error: waiting for a request that never comes gives a clear error', async () => {
    const { frame } = setup()
    await expect(frame.approveNext({ timeoutMs: 1 })).rejects.toThrow(
      expect.objectContaining({ code: 'MOCK_REQUEST_MISSING' }),
    )
  })

  test('error: an aborted request is not approved', async () => {
    const { config, frame, kit, logIn } = setup()
    await logIn()
    const signing = nameOf(signMessage(config, { message: 'hello' }))
    await vi.waitFor(() => expect(frame.getPending()).toHaveLength(1))
    kit.frame?.peek()?.abort()
    expect(await signing).not.toBeUndefined()
    await vi.waitFor(() => expect(frame.getPending()).toEqual([]))
  })
})

describe('logins at a provider', () => {
  test('default: a popup, and the provider approves', async () => {
    const { config, frame, kit } = setup()
    const done = connectSocial(kit, { provider: 'google' })
    expect(await frame.approveLogin()).toEqual({ provider: 'google' })
    expect(await done).toMatchObject({
      address: account.address,
      email: 'ada@example.com',
    })
    expect(getAccount(config).address).toBe(account.address)
    expect(frame.isLoggedIn()).toBe(true)
  })

  test('param: email, userName: as the provider knows the user', async () => {
    const { frame, kit } = setup()
    const done = connectSocial(kit, { provider: 'x' })
    await frame.approveLogin({ userName: 'eve' })
    const user = await done
    expect(user.userName).toBe('eve')
    expect(user.email).toBe(undefined)
  })

  test('behavior: may be approved before the app asks', async () => {
    const { frame, kit } = setup()
    const approving = frame.approveLogin()
    await connectSocial(kit, { provider: 'github' })
    expect(await approving).toEqual({ provider: 'github' })
  })

  test('behavior: a second login replaces the first', async () => {
    const { frame, kit } = setup()
    const first = nameOf(connectSocial(kit, { provider: 'google' }))
    const countAsked = () =>
      listMessages(frame).filter((name) => name === 'GET_SOCIAL_REDIRECT_URI')
        .length
    await vi.waitFor(() => expect(countAsked()).toBe(1))
    const second = connectSocial(kit, { provider: 'discord' })
    expect(await first).toBe('SocialLoginCancelledError')
    await vi.waitFor(() => expect(countAsked()).toBe(2))
    expect(await frame.approveLogin()).toEqual({ provider: 'discord' })
    expect((await second).address).toBe(account.address)
  })

  test('error: the user declines there', async () => {
    const { frame, kit } = setup()
    const done = nameOf(connectSocial(kit, { provider: 'google' }))
    await frame.rejectLogin()
    expect(await done).toBe('SocialLoginCancelledError')
    expect(frame.isLoggedIn()).toBe(false)
  })

  test('error: an address of another login logs nobody in', async () => {
    const { frame, kit, open } = setup()
    const done = connectSocial(kit, { provider: 'google' })
    const client = await open()
    await vi.waitFor(() =>
      expect(listMessages(frame)).toContain('GET_SOCIAL_REDIRECT_URI'),
    )
    const uri = '/auth/result?state=other&code=mock'
    expect(await nameOf(client.connectSocial({ uri }))).toBe(
      'SocialLoginFailedError',
    )
    expect(frame.isLoggedIn()).toBe(false)
    await frame.approveLogin()
    await done
  })

  test('behavior: an ID token logs in, and can fail', async () => {
    const { frame, kit } = setup()
    frame.fail('CONNECT_SOCIAL', { code: 'SOCIAL_EXPIRED' })
    const idToken = 'a.b.c'
    expect(await nameOf(connectIdToken(kit, { idToken }))).toBe(
      'SocialLoginExpiredError',
    )
    const { address } = await connectIdToken(kit, { idToken })
    expect(address).toBe(account.address)
  })

  test('behavior: Farcaster shows an address, and approves', async () => {
    const { config, frame, kit } = setup({ user: { userName: 'ada' } })
    const urls: string[] = []
    const done = connectFarcaster(kit, { onUri: ({ url }) => urls.push(url) })
    expect(await frame.approveLogin()).toEqual({ provider: 'farcaster' })
    expect(await done).toEqual({ userName: 'ada' })
    expect(urls).toEqual([expect.stringContaining('/provider/farcaster?')])
    expect(getAccount(config).address).toBe(account.address)
  })

  test('error: Farcaster is declined', async () => {
    const { frame, kit } = setup()
    const done = nameOf(connectFarcaster(kit, { onUri() {} }))
    await frame.rejectLogin()
    expect(await done).toBe('SocialLoginCancelledError')
    expect(frame.isLoggedIn()).toBe(false)
  })

  test('error: waiting for a login that never comes gives a clear error', async () => {
    const { frame } = setup()
    await expect(frame.approveLogin({ timeoutMs: 1 })).rejects.toThrow(
      expect.objectContaining({ code: 'MOCK_REQUEST_MISSING' }),
    )
  })
})

describe('batches', () => {
  const to = privateKeyToAccount(generatePrivateKey()).address
  /** Nothing is sent. */
  const transports = {}
  const calls = [
    { to, value: 1n },
    { data: '0x12', to },
  ] as const

  test('default: each call becomes a transaction', async () => {
    const { config, frame, logIn } = setup({ transports })
    await logIn()
    expect(await getCapabilities(config)).toEqual({
      [foundry.id]: { atomic: { status: 'unsupported' } },
      [mainnet.id]: { atomic: { status: 'unsupported' } },
    })
    const sending = sendCalls(config, { calls })
    expect((await frame.approveNext()).method).toBe('wallet_sendCalls')
    const { id } = await sending
    expect(await getCallsStatus(config, { id })).toMatchObject({
      atomic: false,
      chainId: foundry.id,
      status: 'success',
    })
  })

  test('behavior: rejects', async () => {
    const { config, frame, logIn } = setup()
    await logIn()
    const sending = sendCalls(config, { calls })
    sending.catch(() => {})
    await frame.rejectNext()
    await expect(sending).rejects.toMatchObject({
      cause: { name: 'UserRejectedRequestError' },
    })
  })

  test('param: smartAccount: calls are sent as one', async () => {
    const { config, frame, kit, logIn, open } = setup({
      smartAccount: true,
      transports,
    })
    await logIn()
    const client = await open()
    expect(kit.frame?.getState().user).toMatchObject({
      accounts: [
        { address: account.address, type: 'eoa' },
        { address: account.address, type: 'smartAccount' },
      ],
      preferredAccountType: 'smartAccount',
    })
    expect(await client.getSmartAccountEnabledNetworks()).toEqual([
      foundry.id,
      mainnet.id,
    ])
    expect(await getCapabilities(config, { chainId: foundry.id })).toEqual({
      atomic: { status: 'supported' },
    })
    const sending = sendCalls(config, { calls, forceAtomic: true })
    await frame.approveNext()
    const { id } = await sending
    expect(await getCallsStatus(config, { id })).toMatchObject({
      atomic: true,
      status: 'success',
    })
  })

  test("behavior: sends to the app's node, until a call fails", async () => {
    let count = 0
    const node = custom(
      {
        async request({ method, params }) {
          if (method === 'eth_chainId') return '0x7a69'
          if (method === 'eth_getTransactionReceipt')
            return {
              ...{ blockNumber: '0x1', gasUsed: '0x1', logs: [] },
              ...{ status: '0x1', transactionHash: params[0] },
            }
          if (method === 'eth_sendRawTransaction') {
            if (++count === 2) throw new Error('reverted')
            return keccak256(params[0])
          }
          if (method === 'eth_getBlockByNumber')
            return { baseFeePerGas: '0x1', number: '0x1', timestamp: '0x1' }
          return '0x5208'
        },
      },
      { retryCount: 0 },
    )
    const { config, frame, logIn } = setup(
      {},
      { transports: { [foundry.id]: node } },
    )
    await logIn()
    const sending = sendCalls(config, { calls: [...calls, ...calls] })
    await frame.approveNext()
    const { id } = await sending
    const status = await getCallsStatus(config, { id })
    expect(status).toMatchObject({ atomic: false, statusCode: 600 })
    expect(status.receipts).toHaveLength(1)
    expect(count).toBe(2)
  })

  test.each([
    ['calls that must be atomic', { forceAtomic: true }, 5760],
    ['a capability', { capabilities: { paymasterService: { url: '' } } }, 5700],
  ])('error: %s is refused', async (_, more, code) => {
    const { config, frame, logIn } = setup()
    await logIn()
    const sending = sendCalls(config, { calls, ...more })
    sending.catch(() => {})
    await frame.approveNext()
    await expect(sending).rejects.toMatchObject({ cause: { code } })
  })

  test('error: an ID twice, and one that is unknown', async () => {
    const { config, logIn } = setup({
      onRequest: (_, { next }) => next(),
      transports,
    })
    await logIn()
    const id = '0x12'
    await sendCalls(config, { calls, id })
    await expect(sendCalls(config, { calls, id })).rejects.toMatchObject({
      cause: { code: 5720 },
    })
    await expect(getCallsStatus(config, { id: '0x34' })).rejects.toMatchObject({
      code: 5730,
    })
  })
})

describe('fail', () => {
  test('default: fails the next message, once', async () => {
    const { frame, open } = setup()
    const client = await open()
    frame.fail('CONNECT_OTP', { code: 'CODE_EXPIRED' })
    await client.connectEmail({ email: 'ada@example.com' })
    expect(await nameOf(client.connectOtp({ otp: '123456' }))).toBe(
      'CodeExpiredError',
    )
    await client.connectOtp({ otp: '123456' })
  })

  test('behavior: fails an RPC method after its approval', async () => {
    const { config, frame, logIn } = setup()
    await logIn()
    frame.fail('personal_sign', { code: 4900 })
    const signing = nameOf(signMessage(config, { message: 'hello' }))
    await frame.approveNext()
    expect(await signing).toBe('ProviderDisconnectedError')
  })

  test('behavior: a frame that never gets ready fails to load', async () => {
    vi.useFakeTimers()
    const { frame, open } = setup()
    frame.fail('READY')
    const client = await open()
    const asked = nameOf(client.connectEmail({ email: 'ada@example.com' }))
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await asked).toBe('FrameLoadError')
  })

  test.each(['constructor', 'CONNECT', 'eth_sign', 3])(
    'error: %s is unknown',
    (name) => {
      const { frame } = setup()
      expect(() => frame.fail(name as never)).toThrow(
        expect.objectContaining({ parameter: 'name' }),
      )
    },
  )
})

describe('Solana', () => {
  const pair = Keypair.generate()
  const address = pair.publicKey.toBase58()
  const caipNetworkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'

  async function setupSolana() {
    const found = setup({
      onRequest: (_, { next }) => next(),
      solanaAccounts: [pair.secretKey],
    })
    await found.logIn()
    const client = await found.open()
    const ask = (method: string, params: unknown) =>
      client.request({ caipNetworkId, method, params }) as Promise<
        Record<string, string>
      >
    return { ...found, ask, client }
  }

  test('default: has its account, and signs a message', async () => {
    const { ask, client } = await setupSolana()
    const user = await client.getUser({ chainId: caipNetworkId })
    expect(user.address).toBe(address)
    const message = new TextEncoder().encode('hello')
    const { signature = '' } = await ask('solana_signMessage', {
      message: encodeBase58(message),
      pubkey: address,
    })
    const bytes = decodeBase58(signature) ?? new Uint8Array()
    expect(ed25519.verify(bytes, message, pair.publicKey.toBytes())).toBe(true)
  })

  test('behavior: signs transactions', async () => {
    const { ask } = await setupSolana()
    const unsigned = new VersionedTransaction(
      new TransactionMessage({
        payerKey: pair.publicKey,
        recentBlockhash: Keypair.generate().publicKey.toBase58(),
        instructions: [
          SystemProgram.transfer({
            fromPubkey: pair.publicKey,
            toPubkey: pair.publicKey,
            lamports: 1,
          }),
        ],
      }).compileToV0Message(),
    )
    const transaction = encodeBase58(unsigned.serialize())
    unsigned.sign([pair])
    const signed = encodeBase58(unsigned.serialize())
    const signature = encodeBase58(unsigned.signatures[0] as Uint8Array)
    expect(await ask('solana_signTransaction', { transaction })).toEqual({
      signature,
      transaction: signed,
    })
    expect(
      await ask('solana_signAllTransactions', { transactions: [transaction] }),
    ).toEqual({ transactions: [signed] })
    expect(await ask('solana_signAndSendTransaction', { transaction })).toEqual(
      { signature },
    )
  })

  test('error: without a Solana account there is none', async () => {
    const { logIn, open } = setup()
    await logIn()
    const client = await open()
    await expect(client.getUser({ chainId: caipNetworkId })).rejects.toThrow()
  })
})

test.each([
  [{ accounts: [] }, 'accounts'],
  [{ otp: 123456 }, 'otp'],
  [{ isLoggedIn: 'yes' }, 'isLoggedIn'],
])('error: %o is refused', (parameters, parameter) => {
  expect(() => createMockFrame(parameters as never)).toThrow(
    expect.objectContaining({ code: 'INVALID_PARAMETER', parameter }),
  )
})

test('error: an environment without MessageChannel is named', async () => {
  vi.stubGlobal('MessageChannel', undefined)
  const { open } = setup()
  expect(await nameOf(open())).toBe('MockUnavailableError')
})

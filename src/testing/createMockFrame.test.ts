import { ed25519 } from '@noble/curves/ed25519'
import {
  Keypair,
  SystemProgram,
  TransactionMessage,
  VersionedTransaction,
} from '@solana/web3.js'
import {
  getConnection,
  sendTransaction,
  signMessage,
  signTypedData,
} from '@wagmi/core'
import { custom, keccak256, verifyMessage, verifyTypedData } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { foundry, mainnet } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
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
    const { address, chainId, connector } = getConnection(config)
    expect({ address, chainId, id: connector?.id }).toEqual({
      address: account.address,
      chainId: foundry.id,
      id: 'ID_AUTH',
    })
    expect(kit.frame?.getState().user?.email).toBe('eve@example.com')
    expect(frame.messages.map(({ name }) => name)).toEqual(
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
      expect(getConnection(config).status).toBe('disconnected'),
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

import { base58 } from '@scure/base'
import { HostError } from 'latchkey/frame'
import {
  recoverMessageAddress,
  stringToHex,
  verifyMessage,
  verifyTypedData,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSolanaKey } from '../keys/createSolanaKey.js'
import { RpcUnreachableError } from '../node/createRpc.js'
import { createBundles } from '../requests/calls/createBundles.js'
import { createNonces } from '../requests/transaction/createNonces.js'
import { createMemory } from '../test/createMemory.js'
import { inEnglish } from '../ui/language/createLanguage.js'
import { english } from '../ui/language/translations/english.js'
import type { ApprovalView } from '../ui/view.js'
import { createApprovals } from './createApprovals.js'
import type { OpenCard, Screen } from './screen/createScreen.js'

const account = privateKeyToAccount(generatePrivateKey())
const origin = 'http://app.localhost:5173'
const chain = {
  id: 31337,
  caipNetworkId: 'eip155:31337',
  name: 'Anvil',
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
  isTest: true,
}
const cluster = {
  caipNetworkId: 'solana:localnet',
  name: 'Solana Localnet',
  rpcUrls: [],
}
const solanaKey = createSolanaKey(crypto.getRandomValues(new Uint8Array(32)))
const user = {
  token: 'secret',
  userId: 'user-1',
  email: 'ann@example.org',
  publicId: 'session-1',
}

afterEach(() => {
  vi.useRealTimers()
})

function setup({ rpc = async (): Promise<unknown> => '0x1' } = {}) {
  const shown: ApprovalView[] = []
  let answer: { approve(): void; decline(): void } | undefined
  const close = vi.fn()
  const progress = vi.fn()
  const open = vi.fn<Screen['open']>(({ signal }): OpenCard => {
    const declined = new Promise<never>((_, reject) => {
      const decline = () =>
        reject(
          signal.reason instanceof HostError
            ? signal.reason
            : new HostError({ message: 'no', code: 4001 }),
        )
      signal.addEventListener('abort', decline)
      answer = { approve: () => {}, decline }
    })
    declined.catch(() => {})
    return {
      declined,
      close,
      progress,
      say: () => {},
      show: (view) => {
        shown.push(view)
        return Promise.race([
          declined,
          new Promise<void>((resolve) => {
            if (answer) answer.approve = resolve
          }),
        ])
      },
    }
  })
  let session: typeof user | undefined = user
  const approvals = createApprovals({
    appName: () => 'Shop',
    bundles: createBundles({ database: createMemory() }),
    chains: [chain],
    clusters: [cluster],
    database: createMemory(),
    language: { read: async () => inEnglish },
    nonces: createNonces({ database: createMemory(), rpc }),
    notice: () => undefined,
    placeRules: {
      limitCents: 10_000n,
      passkeyCents: 100_000n,
      textMessages: 'card',
    },
    rpc,
    screen: { open },
    session: { read: async () => session, verify: async () => session },
    smartAccounts: {
      hasBundler: async () => false,
      readDelegation: async () => 'unavailable',
    },
    spent: { add: async () => 0n, read: async () => 0n },
    solanaWallet: { getAccount: async () => solanaKey },
    wallet: { getAccount: async () => account },
  })
  return {
    approvals,
    close,
    progress,
    open,
    shown,
    answer: () => answer,
    signOut: () => {
      session = undefined
    },
  }
}

function request(overrides = {}) {
  return {
    id: 'id-1',
    method: 'personal_sign',
    params: [stringToHex('Hello'), account.address] as unknown,
    caipNetworkId: 'eip155:31337' as const,
    origin,
    ...overrides,
  }
}

const context = () => ({ signal: new AbortController().signal })

describe('createApprovals', () => {
  test('default', async () => {
    const { answer, approvals, close, open, progress, shown } = setup()
    const approved = approvals.approve(request(), context())
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    expect(open).toHaveBeenCalledWith(
      expect.objectContaining({ origin, appName: 'Shop' }),
    )
    expect(shown[0]?.message).toBe('Hello')
    answer()?.approve()
    await approved
    // The card says that it is being signed until that is done.
    expect(progress).toHaveBeenCalledOnce()
    expect(close).not.toHaveBeenCalled()
    const signature = (await approvals.run('id-1')) as `0x${string}`
    expect(await recoverMessageAddress({ message: 'Hello', signature })).toBe(
      account.address,
    )
  })

  test('behavior: a message on Solana is signed by its own key', async () => {
    const { answer, approvals, shown } = setup()
    const approved = approvals.approve(
      request({
        method: 'solana_signMessage',
        caipNetworkId: 'solana:localnet',
        params: { message: 'StV1DL6CwTryKyV', pubkey: solanaKey.address },
      }),
      context(),
    )
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    expect(shown[0]?.message).toBe('hello world')
    expect(shown[0]?.rows).toContainEqual(
      expect.objectContaining({ label: 'Network', value: cluster.name }),
    )
    await expect(approvals.run('id-1')).rejects.toMatchObject({ code: 4100 })
    answer()?.approve()
    await approved
    const bytes = new TextEncoder().encode('hello world')
    expect(await approvals.run('id-1')).toEqual({
      signature: base58.encode(await solanaKey.sign(bytes)),
    })
  })

  test('behavior: after several rejections the card is told', async () => {
    const { answer, approvals, open, shown } = setup()
    const more = { ...context(), needsGesture: true }
    const approved = approvals.approve(request(), more)
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    expect(open).toHaveBeenCalledWith(
      expect.objectContaining({ needsGesture: true }),
    )
    answer()?.approve()
    await approved
  })

  test('behavior: what was approved is done once', async () => {
    const { answer, approvals, shown } = setup()
    const approved = approvals.approve(request(), context())
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    answer()?.approve()
    await approved
    await approvals.run('id-1')
    await expect(approvals.run('id-1')).rejects.toMatchObject({ code: 4100 })
  })

  test('error: nothing is done without an approval', async () => {
    const { answer, approvals, shown } = setup()
    await expect(approvals.run('id-1')).rejects.toMatchObject({ code: 4100 })
    const approved = approvals.approve(request(), context())
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    await expect(approvals.run('id-1')).rejects.toMatchObject({ code: 4100 })
    answer()?.decline()
    await expect(approved).rejects.toMatchObject({ code: 4001 })
    await expect(approvals.run('id-1')).rejects.toMatchObject({ code: 4100 })
  })

  test('error: signed out between approval and signing', async () => {
    const { answer, approvals, shown, signOut } = setup()
    const approved = approvals.approve(request(), context())
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    answer()?.approve()
    await approved
    signOut()
    await expect(approvals.run('id-1')).rejects.toMatchObject({ code: 4100 })
  })

  test('behavior: an abort, and a change of the session, close the card', async () => {
    const { approvals, close, shown } = setup()
    const controller = new AbortController()
    const aborted = approvals.approve(request(), controller)
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    controller.abort()
    await expect(aborted).rejects.toMatchObject({ code: 4001 })
    const cancelled = approvals.approve(request({ id: 'id-2' }), context())
    await vi.waitFor(() => expect(shown).toHaveLength(2))
    approvals.cancelAll()
    await expect(cancelled).rejects.toMatchObject({ code: 4100 })
    expect(close).toHaveBeenCalledTimes(2)
  })

  test.each([
    [{ params: ['0x00', origin] }, 4100],
    [{ caipNetworkId: 'eip155:1' }, 4902],
    [{ params: ['0x0'] }, 4100],
    [{ caipNetworkId: 'solana:localnet' }, 4902],
    [{ method: 'solana_signMessage' }, 4902],
    [{ method: 'solana_signMessage', caipNetworkId: 'solana:other' }, 4902],
    [
      {
        method: 'solana_signMessage',
        caipNetworkId: 'solana:localnet',
        params: { message: 'StV1DL6CwTryKyV', pubkey: account.address },
      },
      4100,
    ],
  ])('error: %j is refused unseen', async (overrides, code) => {
    const { approvals, shown } = setup()
    await expect(
      approvals.approve(request(overrides), context()),
    ).rejects.toMatchObject({ code })
    expect(shown).toHaveLength(0)
  })

  test.each(['solana_requestAccounts', 'constructor'])(
    'error: %s is not supported',
    async (method) => {
      const { approvals, open } = setup()
      await expect(
        approvals.approve(request({ method }), context()),
      ).rejects.toMatchObject({ code: 4200 })
      expect(open).not.toHaveBeenCalled()
    },
  )

  test('behavior: after ten minutes the card is told that it is too late', async () => {
    vi.useFakeTimers()
    const { answer, approvals, open, shown } = setup()
    const approved = approvals.approve(request(), context())
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    const { expiry, signal } = open.mock.calls[0]?.[0] ?? {}
    await vi.advanceTimersByTimeAsync(599_000)
    expect(expiry?.aborted).toBe(false)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(expiry?.aborted).toBe(true)
    expect(signal?.aborted).toBe(false)
    answer()?.decline()
    await expect(approved).rejects.toMatchObject({ code: 4001 })
    expect(vi.getTimerCount()).toBe(0)
  })

  test('error: a yes after ten minutes, of a computer that slept, signs nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { answer, approvals, shown } = setup()
    const approved = approvals.approve(request(), context())
    await vi.waitFor(() => expect(shown).toHaveLength(1))
    vi.setSystemTime(Date.now() + 600_000)
    answer()?.approve()
    await expect(approved).rejects.toMatchObject({
      code: 4001,
      message: 'The request has expired.',
    })
    await expect(approvals.run('id-1')).rejects.toMatchObject({ code: 4100 })
  })

  const typedData = () => ({
    domain: { name: 'Post', chainId: 31337 },
    types: { Mail: [{ name: 'to', type: 'string' }] },
    primaryType: 'Mail' as const,
    message: { to: 'Bob' },
  })
  const mail = typedData()
  const swaps = [
    {
      method: 'personal_sign',
      params: [stringToHex('Hello'), account.address],
      swap: (params: unknown[]) => {
        params[0] = stringToHex('Something else')
      },
      isSigned: (signature: `0x${string}`) =>
        verifyMessage({ ...account, message: 'Hello', signature }),
    },
    {
      method: 'eth_signTypedData_v4',
      params: [account.address, mail],
      swap: () => {
        mail.message.to = 'Mallory'
      },
      isSigned: (signature: `0x${string}`) =>
        verifyTypedData({ ...account, ...typedData(), signature }),
    },
  ]

  for (const { isSigned, method, params, swap } of swaps)
    test(`behavior: ${method}: what was asked is drawn and signed, whatever becomes of the params`, async () => {
      const { answer, approvals, shown } = setup()
      const approved = approvals.approve(request({ method, params }), context())
      swap(params)
      await vi.waitFor(() => expect(shown).toHaveLength(1))
      const drawn = JSON.stringify(shown[0])
      expect(drawn).toMatch(/Hello|Bob/)
      expect(drawn).not.toMatch(/Something else|Mallory/)
      swap(params)
      answer()?.approve()
      await approved
      const signature = (await approvals.run('id-1')) as `0x${string}`
      expect(await isSigned(signature)).toBe(true)
    })
})

describe('a node that is away', () => {
  const permit = {
    domain: { chainId: 31337, verifyingContract: account.address },
    message: {
      ...{ owner: account.address, spender: account.address },
      ...{ value: '1500000', nonce: '0', deadline: '1' },
    },
    primaryType: 'Permit',
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        ...['value', 'nonce', 'deadline'].map((name) => ({
          ...{ name, type: 'uint256' },
        })),
      ],
    },
  }
  const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
  const domain = { chainId: 31337, name: 'USDC', verifyingContract: token }

  async function ask(rpc: () => Promise<unknown>) {
    const { approvals, answer, shown } = setup({ rpc })
    const asking = approvals.approve(
      request({
        method: 'eth_signTypedData_v4',
        params: [account.address, JSON.stringify({ ...permit, domain })],
      }),
      { signal: new AbortController().signal },
    )
    const failed = asking.catch((error: unknown) => error)
    await Promise.race([
      failed,
      vi.waitFor(() => expect(shown).toHaveLength(1)),
    ])
    answer()?.approve()
    return { failed: await failed, view: shown[0] }
  }

  test('default: a permit is shown as its fields, and says why', async () => {
    const { failed, view } = await ask(async () => {
      throw new RpcUnreachableError()
    })
    expect(failed).toBeUndefined()
    const { warnings } = english
    expect(view?.warnings).toEqual([warnings.unreadToken, warnings.movesTokens])
    expect(view?.action).toBe(english.actions.signStructured)
    expect(JSON.stringify(view?.tree)).toContain('"1500000"')
  })

  test('error: other faults end the request', async () => {
    const { failed, view } = await ask(async () => {
      throw new TypeError('broken')
    })
    expect(failed).toBeInstanceOf(TypeError)
    expect(view).toBeUndefined()
  })
})

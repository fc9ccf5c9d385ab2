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
import { createBundles } from '../calls/createBundles.js'
import { inEnglish } from '../language/createLanguage.js'
import { createSolanaKey } from '../solana/createSolanaKey.js'
import { createMemory } from '../test/createMemory.js'
import { createApprovals } from './createApprovals.js'
import type { OpenCard, Screen } from './createScreen.js'
import type { ApprovalView } from './view.js'

const account = privateKeyToAccount(generatePrivateKey())
const origin = 'http://app.localhost:5173'
const chain = {
  id: 31337,
  caipNetworkId: 'eip155:31337',
  name: 'Anvil',
  nativeCurrency: { symbol: 'ETH', decimals: 18 },
  rpcUrls: [],
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

function setup() {
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
    notice: () => undefined,
    rpc: async () => '0x1',
    screen: { open },
    session: { read: async () => session, verify: async () => session },
    smartAccounts: {
      hasBundler: async () => false,
      readDelegation: async () => 'unavailable',
    },
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

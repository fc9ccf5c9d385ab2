import { connect } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createRoughConnector,
  roughAddress,
  setupRough,
} from '../../test/setup/connectors/createRoughConnector.js'
import {
  createSignInKit,
  createSiwxStub,
  signInAddress,
} from '../../test/setup/kit/createSignInKit.js'
import { SessionRejectedError } from '../core/errors/signIn.js'
import { createKit, type Kit } from '../createKit.js'
import { createSignInMemory } from '../features/signIn/createSignInMemory.js'
import type { SiwxConfig } from '../siwx/client/types.js'
import { getSignInSession } from './getSignInSession.js'
import { cancelSignIn } from './signIn/cancelSignIn.js'
import { signIn } from './signIn.js'
import { signOut } from './signOut.js'

test('default', async () => {
  const { connectFirst, ids, kit, siwx } = createSignInKit()
  await connectFirst()
  const session = await signIn(kit)
  expect(session).toEqual({
    data: {
      accountAddress: signInAddress,
      chainId: 'eip155:1',
      domain: 'app.example',
      nonce: 'b9c1a4c6f0d24d0f',
      uri: 'https://app.example',
      version: '1',
    },
    message: `Sign in as ${signInAddress}`,
    signature: `signed: Sign in as ${signInAddress}`,
  })
  expect(siwx.addSession).toHaveBeenCalledExactlyOnceWith(session)
  expect(ids()).toEqual([`eip155:1:${signInAddress}`])
  expect(await getSignInSession(kit)).toEqual(session)
  await signOut(kit)
  expect(await getSignInSession(kit)).toBe(undefined)
})

test('behavior: the wallet signs the text', async () => {
  const request = vi.fn(async (_request: unknown) => '0x1234')
  const { siwx } = createSiwxStub({ signMessage: undefined })
  const { config, first, kit } = setupRough(
    [
      createRoughConnector('fox', {
        getProvider: async () => ({ request }),
      } as never),
    ],
    { siwx },
  )
  await connect(config, { connector: first })
  const { signature } = await signIn(kit)
  expect(signature).toBe('0x1234')
  const text = Buffer.from(`Sign in as ${roughAddress}`).toString('hex')
  expect(request).toHaveBeenCalledWith(
    expect.objectContaining({
      method: 'personal_sign',
      params: [`0x${text}`, roughAddress],
    }),
    undefined,
  )
})

test('behavior: calls at the same time share one prompt', async () => {
  const { connectFirst, kit, siwx } = createSignInKit()
  await connectFirst()
  const [left, right] = await Promise.all([signIn(kit), signIn(kit)])
  expect(left).toBe(right)
  expect(siwx.signMessage).toHaveBeenCalledOnce()
})

test('behavior: state while the user is asked', async () => {
  let answer = (_signature: string) => {}
  const signMessage = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        answer = resolve
      }),
  )
  const { connectFirst, kit } = createSignInKit({ options: { signMessage } })
  const read = () => kit.store.get(kit.atoms.signIn)
  await connectFirst()
  const done = signIn(kit)
  await vi.waitFor(() => expect(signMessage).toHaveBeenCalled())
  expect(read().signing).toBe(`eip155:1:${signInAddress}`)
  answer('0x1')
  await done
  expect(read()).toMatchObject({ signing: undefined, version: 1 })
})

test('error: declined', async () => {
  const { connectFirst, ids, kit } = createSignInKit({
    isRejecting: true,
    options: { signMessage: undefined },
  })
  await connectFirst()
  await expect(signIn(kit)).rejects.toMatchObject({ code: 4001 })
  expect(kit.store.get(kit.atoms.signIn).failure).toMatchObject({
    account: `eip155:1:${signInAddress}`,
    error: { code: 4001 },
  })
  expect(ids()).toEqual([])
})

test('error: the app rejects the session', async () => {
  const { connectFirst, kit } = createSignInKit({
    options: {
      addSession: async () => {
        throw new Error('invalid')
      },
    },
  })
  await connectFirst()
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'UNKNOWN' })
  expect(await getSignInSession(kit)).toBe(undefined)
})

describe('error: the app rejects the signature', () => {
  const reject = async (signature: string) => {
    const { connectFirst, kit } = createSignInKit({
      options: {
        addSession: async () => {
          throw new SessionRejectedError()
        },
        signMessage: async () => signature,
      },
    })
    await connectFirst()
    await expect(signIn(kit)).rejects.toMatchObject({
      code: 'SESSION_REJECTED',
    })
    return kit.store.get(kit.atoms.notices).toast?.key
  }

  // The toast expires by a timer.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
  afterEach(() => {
    vi.runAllTimers()
    vi.useRealTimers()
  })

  test('of an account that is not deployed yet, so says why', async () => {
    const signature = `0x1234${'6492'.repeat(16)}`
    expect(await reject(signature)).toBe('smartAccountsUnsupported')
  })

  test.each([
    ['an account that is upgraded in place', `0x${'ab'.repeat(65)}`],
    ['a deployed contract', `0x${'ab'.repeat(200)}`],
  ])('of %s, with another reason', async (_, signature) => {
    expect(await reject(signature)).toBe(undefined)
  })
})

test('param: signal, a late signature is discarded', async () => {
  let answer = (_signature: string) => {}
  const signMessage = vi.fn(
    () =>
      new Promise<string>((resolve) => {
        answer = resolve
      }),
  )
  const { connectFirst, ids, kit, siwx } = createSignInKit({
    options: { signMessage },
  })
  await connectFirst()
  const controller = new AbortController()
  const done = signIn(kit, { signal: controller.signal })
  await vi.waitFor(() => expect(signMessage).toHaveBeenCalled())
  controller.abort()
  await expect(done).rejects.toMatchObject({ code: 'SIGN_IN_CANCELLED' })
  answer('0x1')
  await new Promise((resolve) => setImmediate(resolve))
  expect(siwx.addSession).not.toHaveBeenCalled()
  expect(ids()).toEqual([])
  expect(kit.store.get(kit.atoms.signIn).signing).toBe(undefined)
})

test('behavior: cancelled while the session is added, ends it', async () => {
  let add = () => {}
  const { connectFirst, ids, kit, sessions, siwx } = createSignInKit({
    options: {
      addSession: (session) =>
        new Promise<void>((resolve) => {
          add = () => {
            sessions.set(`eip155:1:${signInAddress}`, session)
            resolve()
          }
        }),
    },
  })
  await connectFirst()
  const done = signIn(kit)
  done.catch(() => {})
  await vi.waitFor(() => expect(siwx.signMessage).toHaveBeenCalled())
  await cancelSignIn(kit)
  await expect(done).rejects.toMatchObject({ code: 'SIGN_IN_CANCELLED' })
  add()
  await vi.waitFor(() => expect(siwx.revokeSession).toHaveBeenCalled())
  expect(ids()).toEqual([])
})

describe('behavior: a session that is added late', () => {
  /** A kit whose `addSession` resolves on demand. */
  async function setup(options: Partial<SiwxConfig> = {}) {
    const adds: (() => void)[] = []
    const made = createSignInKit({
      options: {
        addSession: (session) =>
          new Promise<void>((resolve) => {
            adds.push(() => {
              made.sessions.set(`eip155:1:${signInAddress}`, session)
              resolve()
            })
          }),
        ...options,
      },
    })
    await made.connectFirst()
    const memory = made.kit.own(createSignInMemory)
    const begin = async (count: number, signal?: AbortSignal) => {
      const done = signIn(made.kit, { signal })
      done.catch(() => {})
      await vi.waitFor(() => expect(adds).toHaveLength(count))
      return done
    }
    return { ...made, adds, begin, memory }
  }
  const version = (kit: Kit) => kit.store.get(kit.atoms.signIn).version

  test('after it was cancelled, ends, and other tabs are told', async () => {
    const { adds, begin, ids, kit, memory, siwx } = await setup()
    memory.notifyTabs = vi.fn()
    const controller = new AbortController()
    const first = begin(1, controller.signal)
    await vi.waitFor(() => expect(adds).toHaveLength(1))
    controller.abort()
    await expect(first).rejects.toMatchObject({ code: 'SIGN_IN_CANCELLED' })
    const before = version(kit)
    adds[0]?.()
    await vi.waitFor(() => expect(version(kit)).toBe(before + 1))
    expect(siwx.revokeSession).toHaveBeenCalledOnce()
    expect(memory.notifyTabs).toHaveBeenCalled()
    expect(ids()).toEqual([])
  })

  test('does not end the session of a later attempt', async () => {
    const { adds, begin, ids, kit, siwx } = await setup()
    const controller = new AbortController()
    const first = begin(1, controller.signal)
    await vi.waitFor(() => expect(adds).toHaveLength(1))
    controller.abort()
    await expect(first).rejects.toMatchObject({ code: 'SIGN_IN_CANCELLED' })
    const second = begin(2)
    await vi.waitFor(() => expect(adds).toHaveLength(2))
    adds[1]?.()
    await second
    const before = version(kit)
    adds[0]?.()
    await vi.waitFor(() => expect(version(kit)).toBe(before + 1))
    expect(siwx.revokeSession).not.toHaveBeenCalled()
    expect(ids()).toEqual([`eip155:1:${signInAddress}`])
  })

  test('after a disconnect, ends although one was known', async () => {
    const { adds, begin, disconnectFirst, ids, kit, siwx, watch } =
      await setup()
    const stop = watch()
    const first = begin(1)
    await vi.waitFor(() => expect(adds).toHaveLength(1))
    adds[0]?.()
    await first
    const second = begin(2)
    await vi.waitFor(() => expect(adds).toHaveLength(2))
    await disconnectFirst()
    await expect(second).rejects.toMatchObject({ code: 'SIGN_IN_CANCELLED' })
    await vi.waitFor(() => expect(siwx.setSessions).toHaveBeenCalled())
    const before = version(kit)
    adds[1]?.()
    await vi.waitFor(() => expect(version(kit)).toBeGreaterThan(before))
    expect(ids()).toEqual([])
    stop()
  })

  test('that cannot be ended is owed', async () => {
    const revokeSession = vi.fn().mockRejectedValue(new Error('offline'))
    const { adds, begin, kit, memory } = await setup({ revokeSession })
    const controller = new AbortController()
    const first = begin(1, controller.signal)
    await vi.waitFor(() => expect(adds).toHaveLength(1))
    controller.abort()
    await expect(first).rejects.toMatchObject({ code: 'SIGN_IN_CANCELLED' })
    const before = version(kit)
    adds[0]?.()
    await vi.waitFor(() => expect(version(kit)).toBe(before + 1))
    expect([...memory.owed]).toEqual([`eip155:1:${signInAddress}`])
  })

  test('after the time for it is over, ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { adds, begin, ids, siwx } = await setup()
    const first = begin(1)
    await vi.waitFor(() => expect(adds).toHaveLength(1))
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    await expect(first).rejects.toMatchObject({ code: 'SIGN_IN_SERVICE' })
    adds[0]?.()
    await vi.waitFor(() => expect(siwx.revokeSession).toHaveBeenCalled())
    expect(ids()).toEqual([])
  })
})

test('error: not configured, not connected', async () => {
  const { kit } = createSignInKit()
  await expect(signIn(kit)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  await expect(signOut(kit)).rejects.toMatchObject({ code: 'NOT_CONNECTED' })
  const plain = setupRough([createRoughConnector('fox')]).kit
  for (const action of [signIn, signOut])
    await expect(action(plain)).rejects.toMatchObject({
      code: 'SIGN_IN_NOT_CONFIGURED',
    })
  expect(await getSignInSession(plain)).toBe(undefined)
})

test('param: namespace, never the account of the other', async () => {
  const { connectFirst, kit } = createSignInKit()
  await connectFirst()
  await signIn(kit, { namespace: 'eip155' })
  for (const action of [signIn, signOut])
    await expect(action(kit, { namespace: 'solana' })).rejects.toMatchObject({
      code: 'NOT_CONNECTED',
    })
  expect(await getSignInSession(kit, { namespace: 'solana' })).toBe(undefined)
})

test('behavior: a session of another chain or address does not count', async () => {
  const { connectFirst, kit, siwx } = createSignInKit()
  await connectFirst()
  const session = await signIn(kit)
  for (const change of [
    { chainId: 'eip155:8453' },
    { accountAddress: signInAddress.toLowerCase() },
  ]) {
    siwx.getSessions.mockResolvedValueOnce([
      { ...session, data: { ...session.data, ...change } as never },
    ])
    expect(await getSignInSession(kit)).toBe(undefined)
  }
})

test('error: both options', () => {
  const { config, siwx } = createSignInKit()
  expect(() =>
    createKit({
      config,
      projectId: 'test',
      siweConfig: {} as never,
      siwx,
    }),
  ).toThrow(
    expect.objectContaining({
      code: 'SIWX_CONFLICT',
      shortMessage: 'Cannot set both `siweConfig` and `siwx` options',
    }),
  )
})

test('error: an option without its methods', async () => {
  const { addSession: _, ...siwx } = createSiwxStub().siwx
  const { kit } = setupRough([createRoughConnector('fox')], {
    siwx: siwx as never,
  })
  await expect(signIn(kit)).rejects.toMatchObject({
    code: 'INVALID_PARAMETER',
    parameter: 'siwx.addSession',
  })
})

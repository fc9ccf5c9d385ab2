import { HostError } from 'latchkey/frame'
import { describe, expect, test, vi } from 'vitest'
import { createKeepHandlers } from './createKeepHandlers.js'
import { createOpener } from './createOpener.js'

const ann = { publicId: '1', token: 't', userId: 'ann' }
const addresses = { evm: '0x1', solana: 'S' }
const context = {
  origin: 'https://shop.example',
  signal: new AbortController().signal,
}
const other = new HostError({ message: 'other', code: 'LOGIN_REQUIRED' })
const cancelled = new HostError({ message: 'no', code: 4001 })

/** A page that was reloaded, whose keys are in the window. */
function setup(changes: { error?: HostError; isAlive?: boolean } = {}) {
  const { error, isAlive = true } = changes
  let current: typeof ann | undefined = ann
  const parts = {
    auth: { signOut: vi.fn(async () => {}) },
    keeper: {
      fetch: vi.fn(async () => {
        if (error) throw error
      }),
      getKept: async (): Promise<typeof addresses | undefined> => addresses,
      isAway: vi.fn(async () => true),
      keep: vi.fn(async () => {
        if (error) throw error
      }),
      adopt: async () => {},
      wanted: {},
      isStored: async () => true,
      isKnownStored: () => true,
      assertSettled: async () => {},
    },
    onEnd: vi.fn(),
    keptAuth: { keep: vi.fn(async () => {}) },
    session: {
      read: async () => current,
      verify: async () => (isAlive ? current : undefined),
      write: async () => ann,
      restore: async () => {},
      async clear() {
        current = undefined
      },
    },
  }
  return parts
}

describe('createOpener', () => {
  test('default: the keys are fetched for the user of the session', async () => {
    const parts = setup()
    await createOpener(parts)(context)
    expect(parts.keeper.fetch).toHaveBeenCalledWith(ann, context)
    expect(await parts.session.read()).toEqual(ann)
  })

  test('behavior: nothing is asked where the keys are here, or nobody is', async () => {
    const parts = setup()
    parts.keeper.isAway.mockResolvedValue(false)
    await createOpener(parts)(context)
    const nobody = setup()
    await nobody.session.clear()
    await createOpener(nobody)(context)
    for (const { keeper } of [parts, nobody])
      expect(keeper.fetch).not.toHaveBeenCalled()
  })

  test('error: a session that has ended opens no window', async () => {
    const parts = setup({ isAlive: false })
    await expect(createOpener(parts)(context)).rejects.toMatchObject({
      code: 4100,
    })
    expect(parts.keeper.fetch).not.toHaveBeenCalled()
  })

  test('error: cancelled, the login stays; with another account it ends', async () => {
    const left = setup({ error: cancelled })
    await expect(createOpener(left)(context)).rejects.toBe(cancelled)
    expect(await left.session.read()).toEqual(ann)
    const parts = setup({ error: other })
    await expect(createOpener(parts)(context)).rejects.toBe(other)
    expect(await parts.session.read()).toBe(undefined)
    expect(parts.auth.signOut).toHaveBeenCalledWith('t')
    expect(parts.onEnd).toHaveBeenCalledOnce()
    expect(left.onEnd).not.toHaveBeenCalled()
  })
})

describe('createKeepHandlers where storage is blocked', () => {
  const keep = (parts: ReturnType<typeof setup>) =>
    createKeepHandlers({ ...parts, funding: async () => {} }).KEEP_ACCOUNT(
      undefined,
      context,
    )

  test('default: the login is kept once the account is', async () => {
    const parts = setup()
    expect(await keep(parts)).toEqual({ isStored: true })
    expect(parts.keptAuth.keep).toHaveBeenCalledWith(addresses, 't')
  })

  test('behavior: not without the window, whose keys end with the page', async () => {
    const parts = setup()
    parts.keeper.getKept = async () => undefined
    await keep(parts)
    expect(parts.keptAuth.keep).not.toHaveBeenCalled()
  })

  test('behavior: without the cookie the login goes on', async () => {
    const parts = setup()
    parts.keptAuth.keep.mockRejectedValue(new Error('refused'))
    expect(await keep(parts)).toEqual({ isStored: true })
  })

  test('error: cancelled, the login ends', async () => {
    const parts = setup({ error: cancelled })
    await expect(keep(parts)).rejects.toBe(cancelled)
    expect(await parts.session.read()).toBe(undefined)
    expect(parts.keptAuth.keep).not.toHaveBeenCalled()
  })
})

import { createConfig } from '@wagmi/core'
import { http } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setupSocial } from '../../../test/setup/frame/setupSocial.js'
import { exportWallet } from '../../actions/exportWallet.js'
import { manageDevices } from '../../actions/manageDevices.js'
import { createKit } from '../../createKit.js'

afterEach(() => {
  vi.unstubAllGlobals()
})

function setup({ isLoggedIn = true, isBlocked = false } = {}) {
  const social = setupSocial()
  if (isLoggedIn) social.storage.set('emailLoginUsed', true)
  const opened = {
    close: vi.fn(),
    closed: false,
    /** Of another origin: it does not say where it is. */
    get location(): { href: string } {
      return {
        get href(): string {
          throw new DOMException('', 'SecurityError')
        },
      }
    },
  }
  const open = vi.fn((..._: unknown[]) => (isBlocked ? null : opened))
  vi.stubGlobal('open', open)
  return { ...social, open, opened }
}

describe.each([
  {
    call: exportWallet,
    codes: ['EXPORT_BLOCKED', 'EXPORT_UNREACHABLE'],
    name: 'ExportBlockedError',
    path: '/sdk/export',
  },
  {
    call: manageDevices,
    codes: ['DEVICES_BLOCKED', 'DEVICES_UNREACHABLE'],
    name: 'DevicesBlockedError',
    path: '/sdk/devices',
  },
])('$path', ({ call, codes: [blocked, unreachable], name, path }) => {
  test('default: opens a page of the frame within the click', async () => {
    const { kit, open, opened } = setup()
    const opening = call(kit)
    // Before the first await.
    expect(open).toHaveBeenCalledOnce()
    const [url, target, features] = open.mock.calls[0] ?? []
    const { frame } = kit
    expect(url).toBe(
      `${new URL(String(frame?.options.hosts.frame)).origin}${path}`,
    )
    expect(target).toBe('_blank')
    expect(features).not.toContain('noopener')
    await opening
    expect(opened.close).not.toHaveBeenCalled()
  })

  test('error: nobody is logged in, no window', async () => {
    const { kit, open } = setup({ isLoggedIn: false })
    await expect(call(kit)).rejects.toMatchObject({
      code: 'LOGIN_REQUIRED',
    })
    expect(open).not.toHaveBeenCalled()
  })

  test('error: no embedded wallet', async () => {
    vi.stubGlobal('open', vi.fn())
    const config = createConfig({
      chains: [foundry],
      multiInjectedProviderDiscovery: false,
      transports: { [foundry.id]: http('http://localhost:1') },
    })
    const kit = createKit({ config, projectId: 'test' })
    await expect(call(kit)).rejects.toMatchObject({
      code: 'CONNECTOR_NOT_FOUND',
    })
    expect(open).not.toHaveBeenCalled()
  })

  test('error: the browser blocks the window', async () => {
    const { kit } = setup({ isBlocked: true })
    await expect(call(kit)).rejects.toMatchObject({
      code: blocked,
      name,
    })
    vi.stubGlobal('open', () => {
      throw new Error('no')
    })
    await expect(call(kit)).rejects.toMatchObject({
      code: blocked,
    })
  })

  test('error: the opener policy of the page cuts the window off', async () => {
    vi.useFakeTimers()
    try {
      const { kit, open } = setup()
      const opened = {
        close: vi.fn(),
        closed: false,
        location: { href: 'about:blank' },
      }
      open.mockReturnValue(opened)
      const opening = call(kit)
      const failing = expect(opening).rejects.toMatchObject({
        code: unreachable,
        details: expect.stringContaining('same-origin-allow-popups'),
      })
      await vi.advanceTimersByTimeAsync(500)
      // The window has left its empty page.
      opened.closed = true
      await vi.advanceTimersByTimeAsync(100)
      await failing
    } finally {
      vi.useRealTimers()
    }
  })

  test('error: cut off a moment after it has left its empty page', async () => {
    vi.useFakeTimers()
    try {
      const { kit, opened } = setup()
      const failing = expect(call(kit)).rejects.toMatchObject({
        code: unreachable,
      })
      await vi.advanceTimersByTimeAsync(250)
      opened.closed = true
      await vi.advanceTimersByTimeAsync(100)
      await failing
    } finally {
      vi.useRealTimers()
    }
  })

  test('behavior: resolves although the window is still empty after ten seconds', async () => {
    vi.useFakeTimers()
    try {
      const { kit, open } = setup()
      open.mockReturnValue({
        ...{ close: vi.fn(), closed: false },
        location: { href: 'about:blank' },
      })
      const opening = call(kit)
      await vi.advanceTimersByTimeAsync(10_000)
      await opening
    } finally {
      vi.useRealTimers()
    }
  })

  test('error: the frame does not load, the window closes', async () => {
    const { kit, opened } = setup()
    const { frame } = kit
    if (!frame) throw new Error('no frame')
    Object.assign(frame, {
      open: async () => {
        throw new Error('gone')
      },
    })
    await expect(call(kit)).rejects.toThrow()
    expect(opened.close).toHaveBeenCalledOnce()
  })

  test('error: no kit', async () => {
    await expect(call({} as never)).rejects.toMatchObject({
      name: 'ParameterError',
    })
  })
})

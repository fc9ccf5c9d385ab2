import { createConfig } from '@wagmi/core'
import { http } from 'viem'
import { foundry } from 'viem/chains'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setupSocial } from '../../test/setup/frame/setupSocial.js'
import { createKit } from '../createKit.js'
import { manageDevices } from './manageDevices.js'

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

describe('manageDevices', () => {
  test('default: opens a page of the frame within the click', async () => {
    const { kit, open, opened } = setup()
    const opening = manageDevices(kit)
    // Before the first await.
    expect(open).toHaveBeenCalledOnce()
    const [url, target, features] = open.mock.calls[0] ?? []
    const { frame } = kit
    expect(url).toBe(
      `${new URL(String(frame?.options.hosts.frame)).origin}/sdk/devices`,
    )
    expect(target).toBe('_blank')
    expect(features).not.toContain('noopener')
    await opening
    expect(opened.close).not.toHaveBeenCalled()
  })

  test('error: nobody is logged in, no window', async () => {
    const { kit, open } = setup({ isLoggedIn: false })
    await expect(manageDevices(kit)).rejects.toMatchObject({
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
    await expect(manageDevices(kit)).rejects.toMatchObject({
      code: 'CONNECTOR_NOT_FOUND',
    })
    expect(open).not.toHaveBeenCalled()
  })

  test('error: the browser blocks the window', async () => {
    const { kit } = setup({ isBlocked: true })
    await expect(manageDevices(kit)).rejects.toMatchObject({
      code: 'DEVICES_BLOCKED',
      name: 'DevicesBlockedError',
    })
    vi.stubGlobal('open', () => {
      throw new Error('no')
    })
    await expect(manageDevices(kit)).rejects.toMatchObject({
      code: 'DEVICES_BLOCKED',
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
      const opening = manageDevices(kit)
      const failing = expect(opening).rejects.toMatchObject({
        code: 'DEVICES_UNREACHABLE',
        details: expect.stringContaining('same-origin-allow-popups'),
      })
      await vi.advanceTimersByTimeAsync(500)
      // It has left its empty page.
      opened.closed = true
      await vi.advanceTimersByTimeAsync(100)
      await failing
    } finally {
      vi.useRealTimers()
    }
  })

  test('behavior: a window that is still empty after ten seconds is none of its business', async () => {
    vi.useFakeTimers()
    try {
      const { kit, open } = setup()
      open.mockReturnValue({
        ...{ close: vi.fn(), closed: false },
        location: { href: 'about:blank' },
      })
      const opening = manageDevices(kit)
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
    await expect(manageDevices(kit)).rejects.toThrow()
    expect(opened.close).toHaveBeenCalledOnce()
  })

  test('error: no kit', async () => {
    await expect(manageDevices({} as never)).rejects.toMatchObject({
      name: 'ParameterError',
    })
  })
})

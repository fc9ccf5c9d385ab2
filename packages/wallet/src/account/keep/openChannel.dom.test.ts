import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { EXPORT_HELLO } from '../../wire/exportWire.js'
import { openChannel } from './openChannel.js'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const greeting = { accounts: [], locale: 'en', theme: undefined }

/** A page with one frame, which answers or does not. */
function setup({ isAway = false, isSilent = false } = {}) {
  const ports: MessagePort[] = []
  const asked: { answer?: unknown; type: string }[] = []
  const postMessage = vi.fn(
    (_message: unknown, _origin: string, [port]: [MessagePort]) => {
      ports.push(port)
      if (isSilent) return
      port.onmessage = ({ data }) => {
        const away =
          isAway && asked.length === 0 ? { userId: 'ann' } : undefined
        asked.push(data)
        port.postMessage({ id: data.id, value: { ...greeting, away } })
      }
    },
  )
  const opener = Object.assign([{ postMessage }], { closed: false })
  vi.stubGlobal('opener', opener)
  const end = () => {
    for (const port of ports) port.close()
  }
  return { asked, end, opener, postMessage }
}

describe('openChannel', () => {
  test('default: says hello to the frame of its own origin', async () => {
    const { end, postMessage } = setup()
    expect((await openChannel()).greeting).toEqual(greeting)
    expect(postMessage.mock.calls[0]?.slice(0, 2)).toEqual([
      { type: EXPORT_HELLO },
      location.origin,
    ])
    end()
  })

  test('behavior: gives what it keeps to a frame that lacks it', async () => {
    const { asked, end } = setup({ isAway: true })
    expect((await openChannel()).greeting.away).toBe(undefined)
    expect(asked.map(({ type }) => type)).toEqual(['greet', 'give', 'greet'])
    // This page keeps nothing.
    expect(asked[1]?.answer).toEqual({ type: 'unavailable' })
    end()
  })

  test('error: a page within another one never says hello', async () => {
    const { end, postMessage } = setup()
    vi.spyOn(window, 'top', 'get').mockReturnValue({} as Window)
    await expect(openChannel()).rejects.toEqual({ code: 'LOST' })
    expect(postMessage).not.toHaveBeenCalled()
    end()
  })

  test('error: nobody has opened it, or nobody answers', async () => {
    const { end } = setup({ isSilent: true })
    const opening = openChannel()
    opening.catch(() => {})
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(opening).rejects.toEqual({ code: 'LOST' })
    end()
    vi.stubGlobal('opener', null)
    await expect(openChannel()).rejects.toEqual({ code: 'LOST' })
  })
})

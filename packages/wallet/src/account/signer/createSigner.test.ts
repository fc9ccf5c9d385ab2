import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createSigner, type SignerWorker } from './createSigner.js'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const ask = { method: 'code', salt: '', secret: new Uint8Array(), userId: '' }

function setup(answer: (id: number) => object | undefined) {
  const workers: (SignerWorker & { isEnded: boolean })[] = []
  const signer = createSigner({
    start() {
      const worker: (typeof workers)[number] = {
        isEnded: false,
        onerror: null,
        onmessage: null,
        postMessage(message) {
          const data = answer((message as { id: number }).id)
          if (data)
            queueMicrotask(() => worker.onmessage?.({ data } as MessageEvent))
        },
        terminate() {
          worker.isEnded = true
        },
      }
      workers.push(worker)
      return worker
    },
  })
  return { prove: () => signer.ask('prove', ask as never), signer, workers }
}

describe('createSigner', () => {
  test('default: one worker, which ends when it is not used', async () => {
    const { prove, workers } = setup((id) => ({ id, value: 'proof' }))
    expect(workers).toHaveLength(0)
    expect(await prove()).toBe('proof')
    vi.advanceTimersByTime(4_999)
    expect(await prove()).toBe('proof')
    expect(workers).toMatchObject([{ isEnded: false }])
    vi.advanceTimersByTime(4_999)
    expect(workers).toMatchObject([{ isEnded: false }])
    vi.advanceTimersByTime(1)
    expect(workers).toMatchObject([{ isEnded: true }])
    // And another begins.
    expect(await prove()).toBe('proof')
    expect(workers).toMatchObject([{ isEnded: true }, { isEnded: false }])
  })

  test('behavior: a worker that was woken for nothing ends, too', () => {
    const { signer, workers } = setup(() => undefined)
    signer.wake()
    signer.wake()
    expect(workers).toMatchObject([{ isEnded: false }])
    vi.advanceTimersByTime(5_000)
    expect(workers).toMatchObject([{ isEnded: true }])
  })

  test('error: of the work, with its code', async () => {
    const { prove } = setup((id) => ({
      id,
      code: 'SHARE_REFUSED',
      message: 'x',
    }))
    await expect(prove()).rejects.toMatchObject({ code: 'SHARE_REFUSED' })
  })

  test('error: the worker does not load', async () => {
    const { prove, workers } = setup(() => undefined)
    const all = Promise.allSettled([prove(), prove()])
    workers[0]?.onerror?.({} as never)
    expect(await all).toMatchObject([
      { reason: { code: 'SIGNER_UNAVAILABLE' } },
      { reason: { code: 'SIGNER_UNAVAILABLE' } },
    ])
    expect(workers).toMatchObject([{ isEnded: true }])
  })

  test('error: the worker does not answer', async () => {
    const { prove, workers } = setup(() => undefined)
    const failed = expect(prove()).rejects.toMatchObject({
      code: 'SIGNER_UNAVAILABLE',
    })
    vi.advanceTimersByTime(19_999)
    expect(workers).toMatchObject([{ isEnded: false }])
    vi.advanceTimersByTime(1)
    await failed
    expect(workers).toMatchObject([{ isEnded: true }])
  })

  test('behavior: an answer that nobody waits for is left alone', async () => {
    const { prove } = setup((id) => ({ id: id + 1, value: 'other' }))
    const failed = expect(prove()).rejects.toMatchObject({
      code: 'SIGNER_UNAVAILABLE',
    })
    await vi.advanceTimersByTimeAsync(20_000)
    await failed
  })
})

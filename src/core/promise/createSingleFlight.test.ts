import { expect, test, vi } from 'vitest'
import { createSingleFlight } from './createSingleFlight.js'

function createRun() {
  let resolve = (_: number) => {}
  let reject = (_: Error) => {}
  let report = (_: string) => {}
  let runSignal: AbortSignal | undefined
  const run = vi.fn((context: Context) => {
    report = context.report
    runSignal = context.signal
    return new Promise<number>((resolveRun, rejectRun) => {
      resolve = resolveRun
      reject = rejectRun
    })
  })
  return {
    getSignal: () => runSignal,
    reject: (error: Error) => reject(error),
    report: (progress: string) => report(progress),
    resolve: (value: number) => resolve(value),
    run,
  }
}
type Context = { report(progress: string): void; signal: AbortSignal }

test('default: identical calls share one run', async () => {
  const join = createSingleFlight<string>()
  const { resolve, run } = createRun()
  const calls = [join({ key: 'a', run }), join({ key: 'a', run })]
  await Promise.resolve()
  resolve(1)
  await expect(Promise.all(calls)).resolves.toEqual([1, 1])
  expect(run).toHaveBeenCalledOnce()
})

test('param: key', async () => {
  const join = createSingleFlight<string>()
  const { run } = createRun()
  void join({ key: 'a', run })
  void join({ key: 'b', run })
  await Promise.resolve()
  expect(run).toHaveBeenCalledTimes(2)
})

test('param: onProgress', async () => {
  const join = createSingleFlight<string>()
  const { report, resolve, run } = createRun()
  const [first, late] = [vi.fn(), vi.fn()]
  const call = join({ key: 'a', onProgress: first, run })
  await Promise.resolve()
  report('one')
  void join({ key: 'a', onProgress: late, run })
  report('two')
  expect(first.mock.calls).toEqual([['one'], ['two']])
  expect(late.mock.calls).toEqual([['one'], ['two']])
  resolve(1)
  await call
})

test('behavior: progress that has not changed is not reported again', async () => {
  type Progress = { hash?: string | undefined; step: string }
  const join = createSingleFlight<Progress>()
  const onProgress = vi.fn()
  await join({
    key: 'a',
    onProgress,
    async run({ report }) {
      report({ step: 'confirming' })
      report({ hash: undefined, step: 'confirming' })
      report({ hash: '0x1', step: 'confirming' })
      report({ hash: '0x1', step: 'confirming' })
      report({ step: 'confirming' })
    },
  })
  expect(onProgress.mock.calls.flat()).toEqual([
    { step: 'confirming' },
    { hash: '0x1', step: 'confirming' },
    { step: 'confirming' },
  ])
})

test('param: signal', async () => {
  const join = createSingleFlight<string>()
  const { getSignal, resolve, run } = createRun()
  const [one, other] = [new AbortController(), new AbortController()]
  const left = join({ key: 'a', run, signal: one.signal })
  const kept = join({ key: 'a', run, signal: other.signal })
  await Promise.resolve()
  one.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(getSignal()?.aborted).toBe(false)
  resolve(1)
  await expect(kept).resolves.toBe(1)
})

test('behavior: the run is aborted once every caller has aborted', async () => {
  const join = createSingleFlight<string>()
  const first = createRun()
  const controller = new AbortController()
  const call = join({ key: 'a', run: first.run, signal: controller.signal })
  await Promise.resolve()
  controller.abort(new Error('left'))
  await expect(call).rejects.toThrow('left')
  expect(first.getSignal()?.aborted).toBe(true)
  first.reject(new Error('late'))
  const second = createRun()
  void join({ key: 'a', run: second.run })
  await Promise.resolve()
  expect(second.run).toHaveBeenCalledOnce()
})

test('behavior: an aborted signal starts nothing', async () => {
  const join = createSingleFlight<string>()
  const { run } = createRun()
  const signal = AbortSignal.abort(new Error('before'))
  await expect(join({ key: 'a', run, signal })).rejects.toThrow('before')
  expect(run).not.toHaveBeenCalled()
})

test('param: isAbortedByRun', async () => {
  const join = createSingleFlight<string>({ isAbortedByRun: true })
  const { reject, run } = createRun()
  const controller = new AbortController()
  const settled = vi.fn()
  const call = join({ key: 'a', run, signal: controller.signal })
  call.catch(settled)
  await Promise.resolve()
  controller.abort(new Error('left'))
  await Promise.resolve()
  expect(settled).not.toHaveBeenCalled()
  reject(new Error('it may have been sent'))
  await expect(call).rejects.toThrow('it may have been sent')
})

test('error: of the run', async () => {
  const join = createSingleFlight<string>()
  const { reject, run } = createRun()
  const calls = [join({ key: 'a', run }), join({ key: 'a', run })]
  await Promise.resolve()
  reject(new Error('failed'))
  for (const call of calls) await expect(call).rejects.toThrow('failed')
})

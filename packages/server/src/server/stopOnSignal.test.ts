import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stopOnSignal } from './stopOnSignal.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function setup(stop: () => Promise<unknown>) {
  const exit = vi.fn()
  const said: string[] = []
  const process = Object.assign(new EventEmitter(), {
    exit,
    stderr: { write: (text: string) => said.push(text) },
  })
  const end = stopOnSignal(stop, {
    ...{ limitMs: 10_000, name: 'test', process: process as never },
  })
  return { end, exit, process, said }
}
const never = () => new Promise(() => {})

test('default: stops once, then ends', async () => {
  const stop = vi.fn(async () => {})
  const { exit, process, said } = setup(stop)
  process.emit('SIGINT')
  process.emit('SIGINT')
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(0)
  expect(stop).toHaveBeenCalledOnce()
  expect(exit.mock.calls).toEqual([[0]])
  expect(said).toEqual([])
})

test('behavior: what hangs is left after the limit', async () => {
  const { exit, process, said } = setup(never)
  process.emit('SIGTERM')
  await vi.advanceTimersByTimeAsync(9_999)
  expect(exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(exit.mock.calls).toEqual([[1]])
  expect(said).toEqual([
    'test: not everything has stopped within 10 s. Ended.\n',
  ])
})

test('behavior: a second press ends at once, the same press twice does not', async () => {
  const { exit, process } = setup(never)
  process.emit('SIGINT')
  await vi.advanceTimersByTimeAsync(500)
  process.emit('SIGINT')
  expect(exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  process.emit('SIGINT')
  expect(exit.mock.calls).toEqual([[1]])
})

test('error: a stop that fails is told', async () => {
  const { exit, process, said } = setup(async () => {
    throw new Error('The folder is gone')
  })
  process.emit('SIGHUP')
  await vi.advanceTimersByTimeAsync(0)
  expect(exit.mock.calls).toEqual([[1]])
  expect(said).toEqual(['test: The folder is gone\n'])
})

test('behavior: another reason to stop has its own code', async () => {
  const { end, exit } = setup(async () => {})
  end(3)
  await vi.advanceTimersByTimeAsync(0)
  expect(exit.mock.calls).toEqual([[3]])
})

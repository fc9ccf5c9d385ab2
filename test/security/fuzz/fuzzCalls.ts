import { ProviderRpcError, RpcError } from 'viem'
import { vi } from 'vitest'
import { KitError } from '../../../src/core/errors/base.js'
import { getErrorChain } from '../../../src/core/errors/getErrorChain.js'
import { HostError } from '../../../src/frame/host/HostError.js'
import { createRandom, type Random } from '../faults/createRandom.js'
import { watchPrototypes } from './watchPrototypes.js'

/** A function to call, and the values of one call. */
export type CallTarget = {
  name: string
  prepare(random: Random): {
    /** Whether all values are valid: the control. */
    isRight?: boolean | undefined
    /** The values, for the report. */
    passed: unknown
    run(): unknown
  }
}

export type CallResult = {
  calls: number
  seed: number
  /** Calls that fulfilled. */
  fulfilled: number
  /** A `KitError`, a wallet error of viem, a `HostError`, or an abort. */
  typed: number
  /** Those of them that name a parameter. */
  named: number
  /** Anything else that was thrown, and unhandled rejections. */
  raw: number
  /**
   * 'Something went wrong', caused by a `TypeError` or `RangeError` of our
   * own.
   */
  unexplained: number
  hung: number
  polluted: number
  /** Valid calls that were rejected for their parameters. */
  refused: number
  examples: unknown[][]
}

const BATCH = 200
/** Longer than any timeout of the package. */
const PATIENCE_MS = 3_600_000

/** Calls each target with valid and invalid parameters; timers are fake. */
export async function fuzzCalls(parameters: {
  runs: number
  seed: number
  targets: readonly CallTarget[]
  /** Runs after each batch, for example to connect again. */
  reset?: (() => unknown) | undefined
}): Promise<CallResult> {
  const { reset, runs, seed, targets } = parameters
  const random = createRandom(seed)
  const result: CallResult = {
    ...{ calls: 0, seed, fulfilled: 0, typed: 0, named: 0, raw: 0 },
    ...{ unexplained: 0, hung: 0, polluted: 0, refused: 0, examples: [] },
  }
  const onRejection = (error: unknown) => {
    result.raw++
    result.examples.push(['unhandled', error])
  }
  process.on('unhandledRejection', onRejection)
  const isPolluted = watchPrototypes()
  const waiting = new Map<Promise<void>, string>()

  function note(name: string, call: Call, error: unknown) {
    const isKit = error instanceof KitError
    const isTyped =
      isKit ||
      isAbort(error) ||
      [ProviderRpcError, RpcError, HostError].some(isOf(error))
    const isNamed = isKit && error.code === 'INVALID_PARAMETER'
    if (isTyped) result.typed++
    else result.raw++
    if (isNamed) result.named++
    if (isNamed && call.isRight) result.refused++
    const isUnexplained = isTyped && !isNamed && isOwnFault(error)
    if (isUnexplained) result.unexplained++
    if (!isTyped || isUnexplained || (isNamed && call.isRight))
      result.examples.push([name, call.passed, error])
  }

  function start(target: CallTarget) {
    const { name } = target
    const call = target.prepare(random)
    result.calls++
    let returned: unknown
    try {
      returned = call.run()
    } catch (error) {
      note(name, call, error)
      return
    }
    const settled = Promise.resolve(returned).then(
      (value) => {
        result.fulfilled++
        if (typeof value === 'function') value()
      },
      (error) => note(name, call, error),
    )
    waiting.set(settled, name)
    settled.then(() => waiting.delete(settled))
  }

  for (let done = 0; done < runs; done += BATCH) {
    for (let index = done; index < Math.min(done + BATCH, runs); index++) {
      const target = targets[index % targets.length]
      if (target) start(target)
      if (index % 16 === 0 && isPolluted()) result.polluted++
    }
    for (let waited = 0; waiting.size > 0 && waited < PATIENCE_MS; ) {
      const step = waited < 60_000 ? 1_000 : 30_000
      await vi.advanceTimersByTimeAsync(step)
      await new Promise(setImmediate)
      waited += step
    }
    for (const name of waiting.values()) {
      result.hung++
      result.examples.push([name, 'hangs'])
    }
    waiting.clear()
    await reset?.()
  }
  await new Promise(setImmediate)
  if (isPolluted()) result.polluted++
  process.off('unhandledRejection', onRejection)
  return result
}

type Call = ReturnType<CallTarget['prepare']>

function isOf(error: unknown) {
  return (type: abstract new (...rest: never) => unknown) =>
    error instanceof type
}

/**
 * Whether it is the reason of the caller's own signal, with which `fetch`
 * rejects.
 */
function isAbort(error: unknown) {
  return error instanceof DOMException && error.name === 'AbortError'
}

/**
 * Whether our own code failed. Errors of the caller's values contain `trap`.
 */
function isOwnFault(error: unknown) {
  return getErrorChain(error).some(
    (item) =>
      (item instanceof TypeError || item instanceof RangeError) &&
      !/trap|revoked|^Class constructors/.test(item.message),
  )
}

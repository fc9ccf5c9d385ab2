import { createFrameHost } from '../../../src/frame/host/createFrameHost.js'
import { HostError } from '../../../src/frame/host/HostError.js'
import type { HostHandlers } from '../../../src/frame/host/types.js'
import { createRandom, type Random } from '../faults/createRandom.js'
import type { FuzzResult } from './fuzzResult.js'
import { isPayload } from './isValid.js'
import { mutateType, mutateValue, pickValue } from './mutate.js'
import { rpcSamples, samples } from './samples.js'
import { watchPrototypes } from './watchPrototypes.js'

const names = Object.keys(samples) as (keyof typeof samples)[]
const origin = 'https://app.example'

/** Messages that the host answers itself. */
const own = new Set<string>(['PING', 'RPC_ABORT'])

/**
 * Posts malformed messages of the genuine app to the frame's page. Every tenth
 * is left unchanged, as the control. Every approval is rejected.
 */
export async function fuzzHost(parameters: {
  runs: number
  seed: number
}): Promise<FuzzResult> {
  const { runs, seed } = parameters
  const random = createRandom(seed)
  const result: FuzzResult = {
    ...{ runs, seed, malformed: 0, reached: 0, valid: 0, accepted: 0 },
    ...{ threw: 0, polluted: 0, examples: [] },
  }
  let heard = 0
  const hear = () => {
    heard++
    throw new HostError({ message: 'no', code: 4001 })
  }
  let handle: ((event: unknown) => void) | undefined
  const app = { postMessage() {} }
  const host = createFrameHost({
    isAllowedOrigin: () => true,
    approve: async () => hear(),
    handlers: Object.fromEntries(
      names.filter((name) => !own.has(name)).map((name) => [name, hear]),
    ) as HostHandlers,
    limits: { burst: Infinity },
    window: {
      parent: app,
      top: app,
      addEventListener: (_: string, listener: typeof handle) => {
        handle = listener
      },
      removeEventListener() {},
      location: { ancestorOrigins: [origin] },
      document: { referrer: '' },
    } as never,
  })
  host.start()
  for (let turn = 0; turn < 10; turn++) await null
  const onRejection = () => void result.threw++
  process.on('unhandledRejection', onRejection)
  const isPolluted = watchPrototypes()
  for (let run = 0; run < runs; run++) {
    const data = makeMessage(random, `id-${run}`)
    const copy = clone(data)
    const isRight = isMessage(copy)
    heard = 0
    try {
      handle?.({ isTrusted: true, source: app, origin, data: copy })
    } catch (error) {
      result.threw++
      result.examples.push(['threw', data, error])
    }
    for (let turn = 0; turn < 24; turn++) await null
    if (isRight) result.valid++
    else result.malformed++
    if (isRight && heard === 1) result.accepted++
    else if (heard > 0) result.reached++
    if (isRight !== (heard === 1)) result.examples.push(['differs', data])
    if (run % 16 === 0 && isPolluted()) result.polluted++
    // Unhandled rejections are reported between turns of the event loop.
    if (run % 1_000 === 0) await new Promise(setImmediate)
  }
  await new Promise(setImmediate)
  process.off('unhandledRejection', onRejection)
  host.stop()
  return result
}

function makeMessage(random: Random, id: string): unknown {
  const isRpc = random.chance(0.6)
  const name = isRpc ? 'RPC_REQUEST' : random.pick(names)
  const type = `@w3m-app/${name}`
  const payload = isRpc ? random.pick(rpcSamples) : samples[name][0]
  const message = { type, id, payload }
  const kind = random.next()
  if (kind < 0.1) return message
  if (kind < 0.2) return { ...message, type: mutateType(random, type) }
  if (kind < 0.25) return { ...message, id: pickId(random) }
  if (kind < 0.3) return pickValue(random)
  if (kind < 0.35) return [message]
  if (kind < 0.4) return { ...message, payload: [payload, payload] }
  if (kind < 0.5) return { ...message, payload: samples[random.pick(names)][0] }
  return { ...message, payload: mutateValue(random, payload) }
}

function pickId(random: Random) {
  const wrong = ['', 'x'.repeat(129), 1, null, undefined, {}, ['id']]
  return random.pick(wrong)
}

/** Clones as the browser does; what cannot be cloned cannot be posted. */
function clone(data: unknown) {
  try {
    return structuredClone(data)
  } catch {
    return undefined
  }
}

function isMessage(data: unknown) {
  const { id, payload, type } = (data ?? {}) as Record<string, unknown>
  if (typeof type !== 'string' || typeof id !== 'string') return false
  if (id === '' || id.length > 128) return false
  const name = names.find((name) => type === `@w3m-app/${name}`)
  // The host handles aborts itself.
  if (!name || own.has(name)) return false
  return isPayload(name, payload)
}

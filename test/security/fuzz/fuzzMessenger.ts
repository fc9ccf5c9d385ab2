import type { MessageName } from '../../../src/frame/protocol/protocol.js'
import {
  createMessenger,
  type MessageEventLike,
} from '../../../src/frame/transport/createMessenger.js'
import { createRandom, type Random } from '../faults/createRandom.js'
import type { FuzzResult } from './fuzzResult.js'
import { isReply } from './isValid.js'
import { mutateType, mutateValue, pickValue } from './mutate.js'
import { samples } from './samples.js'
import { watchPrototypes } from './watchPrototypes.js'

const names = Object.keys(samples) as MessageName[]
const origin = 'https://wallet.example'

/**
 * Posts malformed messages of the genuine frame to an app: right window, right
 * origin, trusted. Every tenth is left unchanged, as the control.
 */
export function fuzzMessenger(parameters: {
  runs: number
  seed: number
}): FuzzResult {
  const { runs, seed } = parameters
  const random = createRandom(seed)
  const result: FuzzResult = {
    ...{ runs, seed, malformed: 0, reached: 0, valid: 0, accepted: 0 },
    ...{ threw: 0, polluted: 0, examples: [] },
  }
  const frame = { postMessage() {} }
  let handle: ((event: MessageEventLike) => void) | undefined
  let heard = 0
  const messenger = createMessenger({
    window: {
      addEventListener: (_, listener) => {
        handle = listener
      },
      removeEventListener() {},
    },
    origin,
    getTarget: () => frame,
    onEvent: () => void heard++,
    logger: { debug() {}, warn() {} },
  })
  const open = new Map<string, MessageName>()
  let count = 0

  function ask(name: MessageName) {
    const id = `id-${count++}`
    open.set(id, name)
    messenger.send({
      ...{ id, name, payload: undefined },
      onReply({ kind }) {
        open.delete(id)
        if (kind !== 'malformed') heard++
      },
    })
    return id
  }

  const isPolluted = watchPrototypes()
  for (let run = 0; run < runs; run++) {
    while (open.size < 8) ask(random.pick(names))
    const data = makeReply(random, [...open])
    const copy = clone(data)
    const isRight = isMessage(copy, open)
    heard = 0
    try {
      handle?.({ isTrusted: true, source: frame, origin, data: copy })
    } catch (error) {
      result.threw++
      result.examples.push(['threw', data, error])
    }
    if (isRight) result.valid++
    else result.malformed++
    if (isRight && heard === 1) result.accepted++
    else if (heard > 0) result.reached++
    if (isRight !== (heard === 1)) result.examples.push(['differs', data])
    if (run % 16 === 0 && isPolluted()) result.polluted++
  }
  return result
}

type Entry = readonly [id: string, name: MessageName]

function makeReply(random: Random, open: readonly Entry[]): unknown {
  const [id, name] = random.pick(open)
  const roll = random.next()
  const isSuccess = roll < 0.75
  const type = `@w3m-frame/${name}_${isSuccess ? 'SUCCESS' : 'ERROR'}`
  const payload = isSuccess
    ? samples[name][1]
    : { message: 'm', code: 4001, data: '0x' }
  const reply: Record<string, unknown> =
    roll > 0.95
      ? { type: '@w3m-frame/READY', payload: { version: '1' } }
      : { type, id, payload }
  const kind = random.next()
  if (kind < 0.1) return reply
  if (kind < 0.3) return { ...reply, type: mutateType(random, type) }
  if (kind < 0.4) return { ...reply, id: pickValue(random) }
  if (kind < 0.5) return { ...reply, id: random.pick(open)[0] }
  if (kind < 0.55) return pickValue(random)
  if (kind < 0.6) return [reply]
  if (kind < 0.7) return { ...reply, payload: samples[random.pick(names)][1] }
  return { ...reply, payload: mutateValue(random, reply.payload) }
}

/** Clones as the browser does; what cannot be cloned cannot be posted. */
function clone(data: unknown) {
  try {
    return structuredClone(data)
  } catch {
    return undefined
  }
}

function isMessage(data: unknown, open: ReadonlyMap<string, MessageName>) {
  const { id, payload, type } = (data ?? {}) as Record<string, unknown>
  if (typeof type !== 'string') return false
  if (id !== undefined && typeof id !== 'string') return false
  if (type === '@w3m-frame/READY') {
    if (payload === undefined) return true
    if (typeof payload !== 'object' || payload === null) return false
    const { version } = payload as { version?: unknown }
    const isText = version === undefined || typeof version === 'string'
    return !Array.isArray(payload) && isText
  }
  const name = open.get(id ?? '')
  if (type === `@w3m-frame/${name}_SUCCESS`)
    return isReply(name ?? '', true, payload)
  return (
    type === `@w3m-frame/${name}_ERROR` && isReply(name ?? '', false, payload)
  )
}

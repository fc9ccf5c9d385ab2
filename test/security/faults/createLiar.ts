import type { Random } from './createRandom.js'

type Call = { id?: unknown; method: string; params: unknown[] }
type Json = { [key: string]: unknown }
type Result = { context?: { slot: number }; value?: unknown } & Json

const SLOTS = 120

/**
 * A node whose answers are well-formed and wrong, for as long as it is asked:
 * about its height, slot, epoch, the last block of a blockhash, whether that is
 * valid, and what has landed; or it stands still minutes ago.
 *
 * @param parameters.isAlone - No other node is asked. What has landed is then
 * hidden for less than the time after which our own clock counts, because
 * nothing could ever tell that such a node lies.
 */
export function createLiar(parameters: {
  isAlone: boolean
  random: Random
}): createLiar.ReturnType {
  const { isAlone, random } = parameters
  const pick = () => random.chance(0.4)
  const by = () =>
    random.pick([160, 200, 400, 10_000, 1_000_000, -160, -400, -1_000_000])
  const lies = {
    blockhash: pick(),
    bound: pick() ? by() : 0,
    epoch: pick() ? by() : 0,
    height: pick() ? by() : 0,
    slot: pick() ? by() : 0,
    stale: random.chance(0.2) ? random.between(150, 1_500) : 0,
    status: random.pick(['', '', 'null', 'err', isAlone ? '' : 'success']),
  }
  const behind = (value: number) => value - lies.stale
  const isHidden = (slot: number, now: number) =>
    now - slot < lies.stale ||
    (lies.status === 'null' && (!isAlone || now - slot < SLOTS))
  const isFailed = (slot: number, now: number) =>
    lies.status === 'err' && (!isAlone || now - slot < SLOTS)
  let now = 0

  function change(call: Call, result: Result): unknown {
    const { method } = call
    now = Math.max(now, result.context?.slot ?? 0)
    const context = result.context && {
      ...result.context,
      slot: behind(result.context.slot) + lies.slot,
    }
    if (method === 'getEpochInfo')
      return {
        ...result,
        absoluteSlot: behind(Number(result.absoluteSlot)) + lies.slot,
        blockHeight: behind(Number(result.blockHeight)) + lies.height,
        epoch: Math.max(0, Number(result.epoch) + lies.epoch),
      }
    if (method === 'getBlockHeight') return behind(Number(result)) + lies.height
    if (method === 'isBlockhashValid')
      return {
        context,
        value: lies.blockhash || lies.stale > 0 ? false : result.value,
      }
    if (method === 'getLatestBlockhash') {
      const value = result.value as { lastValidBlockHeight: number }
      const lastValidBlockHeight = value.lastValidBlockHeight + lies.bound
      return { context, value: { ...value, lastValidBlockHeight } }
    }
    if (method === 'getSignatureStatuses')
      return { context, value: (result.value as Status[]).map(toStatus) }
    if (method === 'getSignaturesForAddress')
      return (result as unknown as Listed[])
        .filter(({ slot }) => !isHidden(slot, now))
        .map((one) => (isFailed(one.slot, now) ? { ...one, err } : one))
    return context ? { ...result, context } : result
  }

  function toStatus(status: Status): Status {
    if (!status)
      return lies.status === 'success'
        ? {
            ...{ slot: now, confirmations: null, err: null },
            ...{ status: { Ok: null }, confirmationStatus: 'finalized' },
          }
        : null
    if (isHidden(status.slot, now)) return null
    return isFailed(status.slot, now)
      ? { ...status, err, status: { Err: err } }
      : status
  }

  const lie = (call: Call, found: unknown) => {
    const { result } = found as { result?: Result }
    if (result === undefined || result === null) return found
    const { minContextSlot = 0 } =
      (call.params.at(-1) as { minContextSlot?: number } | undefined) ?? {}
    if (lies.stale > 0 && minContextSlot > behind(now)) {
      const error = { code: -32016, message: 'Minimum context slot' }
      return { jsonrpc: '2.0', id: call.id, error }
    }
    return { ...(found as Json), result: change(call, result) }
  }
  return Object.assign(lie, { isPraising: lies.status === 'success' })
}

export declare namespace createLiar {
  type ReturnType = ((call: Call, found: unknown) => unknown) & {
    /** Whether it says that what has not landed has. */
    isPraising: boolean
  }
}

type Status =
  | null
  | (Json & { slot: number; err: unknown; confirmations: number | null })
type Listed = { err: unknown; slot: number }

const err = { InstructionError: [2, { Custom: 1 }] }

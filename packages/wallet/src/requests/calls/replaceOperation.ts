import { HostError } from 'latchkey/frame'
import { isHex } from 'viem'
import type { Rpc } from '../../node/createRpc.js'
import type { FrameChain } from '../../node/loadConfig.js'
import type { Attempt, Bundle, BundleChange } from './createBundles.js'
import type { StoredOperation } from './operation.js'
import type { OperationFees } from './readOperationFees.js'
import { sendOperation } from './sendOperation.js'

/**
 * Hands a signed operation to the bundler in place of one with the same nonce,
 * of which the chain takes one. Both are kept first: whichever lands is known.
 *
 * @throws HostError -32000 when the bundler keeps the other one, or another tab
 * has replaced it meanwhile; nothing has changed then
 */
export async function replaceOperation(parameters: {
  chain: FrameChain
  replaced: StoredOperation
  rpc: Rpc
  signed: StoredOperation
  read(): Promise<Bundle | undefined>
  update(change: BundleChange): Promise<void>
}): Promise<void> {
  const { chain, read, replaced, rpc, update } = parameters
  const { fromBlock } = replaced
  const signed = {
    ...parameters.signed,
    fromBlock,
    ...(parameters.signed.callCount === 0 && { isCancelled: true }),
  }
  let before = replaced
  await update((bundle) => {
    // guard: replaced by another tab
    if (bundle.operation?.hash !== replaced.hash) return bundle
    before = bundle.operation
    return {
      ...bundle,
      aliveAt: Date.now(),
      attempts: [
        ...(bundle.attempts ?? [toAttempt(replaced)]),
        toAttempt(signed),
      ],
      isDone: false,
      operation: signed,
    }
  })
  if ((await read())?.operation?.hash !== signed.hash)
    throw refuse('It was replaced meanwhile. Try again')
  const answer = await sendOperation({ chain, operation: signed, rpc })
  if (answer.status !== 'refused') return
  // The one before is still on its way; that one was signed is not forgotten.
  await update((bundle) =>
    bundle.operation?.hash === signed.hash
      ? { ...bundle, operation: before }
      : bundle,
  )
  throw refuse(`The bundler refused: ${answer.reason.message}`)
}

const toAttempt = ({ hash, isCancelled }: StoredOperation): Attempt => ({
  hash,
  ...(isCancelled && { isCancelled }),
})

/** Both prices that a kept operation has offered. */
export function readFeesOf({ request }: StoredOperation): OperationFees {
  const read = (value: unknown) => (isHex(value) ? BigInt(value) : 0n)
  return {
    maxFeePerGas: read(request.maxFeePerGas),
    maxPriorityFeePerGas: read(request.maxPriorityFeePerGas),
  }
}

function refuse(message: string) {
  return new HostError({ message, code: -32000 })
}

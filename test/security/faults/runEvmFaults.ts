import artifact from '@openzeppelin/contracts/build/contracts/ERC20PresetFixedSupply.json' with {
  type: 'json',
}
import { type Address, encodeDeployData, type Hex } from 'viem'
import { evmPayer } from '../../setup/kit/createEvmKit.js'
import { createEvmChain } from './createEvmChain.js'
import { createPageLocks } from './createPageLocks.js'
import { createVirtualClock } from './createVirtualClock.js'
import { runEvmPayment } from './runEvmPayment.js'
import type { Result } from './runPayment.js'

const SLOT_MS = 3_000
/** Payments that share a chain, and therefore its time. */
const BATCH = 50
/** Batches after which the node restarts, before its memory is full. */
const NODE_LIFE = 20

/**
 * Makes that many payments, each with its own faults.
 *
 * @param parameters.onBatch - Called with the results of each batch.
 */
export async function runEvmFaults(parameters: {
  onBatch?: ((results: readonly Result[]) => void) | undefined
  /** Makes one payment; default a transaction of its own. */
  pay?: Pay | undefined
  runs: number
  seed: number
}): Promise<Result[]> {
  const { onBatch, pay = runEvmPayment, runs, seed } = parameters
  const results: Result[] = []
  let chain: createEvmChain.ReturnType | undefined
  try {
    for (let start = 0; start < runs; start += BATCH) {
      if (chain && (start / BATCH) % NODE_LIFE === 0) {
        await chain.stop()
        chain = undefined
      }
      chain ??= await createEvmChain()
      const size = Math.min(BATCH, runs - start)
      const found = await runGroup(chain, { first: seed + start, pay, size })
      onBatch?.(found)
      results.push(...found)
    }
    return results
  } finally {
    await chain?.stop()
  }
}

type Pay = (
  ...parameters: [Parameters<typeof runEvmPayment>[0], number]
) => Promise<Result>

async function runGroup(
  chain: createEvmChain.ReturnType,
  { first, pay, size }: { first: number; pay: Pay; size: number },
) {
  const token = await deploy(chain)
  const pages = createPageLocks()
  const uninstall = pages.install()
  const clock = createVirtualClock(chain)
  try {
    const world = { chain, pages, token, wait: clock.wait }
    let left = size
    const payments = Array.from({ length: size }, (_, index) =>
      pay(world, first + index).finally(() => left--),
    )
    for (let slot = 0; left > 0; slot++) {
      await clock.advance(SLOT_MS)
      // Sometimes nothing gets into a block for longer than any timeout.
      const isFull = slot % 60 >= 12 && slot % 60 < 36
      if (!isFull) await chain.send({ method: 'evm_mine' })
    }
    return await Promise.all(payments)
  } finally {
    clock.restore()
    uninstall()
  }
}

async function deploy({ send }: createEvmChain.ReturnType) {
  const data = encodeDeployData({
    abi: artifact.abi,
    args: ['Gold', 'GLD', 1n, evmPayer],
    bytecode: artifact.bytecode as Hex,
  })
  const gas = '0x1e8480'
  const hash = await send<Hex>({
    method: 'eth_sendTransaction',
    params: [{ data, from: evmPayer, gas }],
  })
  await send({ method: 'evm_mine' })
  const receipt = await send<{ contractAddress: Address }>({
    method: 'eth_getTransactionReceipt',
    params: [hash],
  })
  return receipt.contractAddress
}

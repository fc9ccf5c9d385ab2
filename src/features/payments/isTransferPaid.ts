import type { Hash } from 'viem'
import { getTransactionReceipt } from 'viem/actions'
import { PayError } from '../../core/errors/pay.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { Kit } from '../../createKit.js'
import type { PayIntent } from '../../payments/payIntent.js'
import { getEvmClient } from '../networks/getEvmClient.js'
import { hasOperationFailed } from './hasOperationFailed.js'

/**
 * Whether a transaction whose hash was recorded has landed on its EVM chain.
 *
 * @throws PayError while the node cannot say
 */
export async function isTransferPaid(
  kit: Kit,
  network: string,
  { hash, key }: PayIntent,
): Promise<boolean> {
  // On Solana, the send itself is resumed, however old it is.
  if (!network.startsWith('eip155:')) return false
  try {
    const chainId = toEvmChainId(network)
    const client = getEvmClient(kit, { chainId })
    const receipt = await getTransactionReceipt(client, { hash: hash as Hash })
    const payer = key.split(',')[PAYER_PART] ?? ''
    // A sponsored payment can fail in a transaction that succeeds.
    return receipt.status === 'success' && !hasOperationFailed(receipt, payer)
  } catch (cause) {
    // The send itself is resumed.
    if ((cause as Error).name === 'TransactionReceiptNotFoundError')
      return false
    throw new PayError({
      code: 'UNKNOWN_ERROR',
      cause,
      details: 'The network has not answered.',
      sentToNetwork: 'unknown',
    })
  }
}

/** Position of the paying account in `toPayKey`. */
const PAYER_PART = 3

import { foldCase } from '../../core/address/foldCase.js'
import { isSolanaNetwork } from '../../core/network/isSolanaNetwork.js'
import { toEvmChainId } from '../../core/network/toEvmChainId.js'
import type { SolanaNetworkId } from '../../core/ports/solana.js'
import type { Kit } from '../../createKit.js'
import { getEvmClient } from '../../features/networks/getEvmClient.js'
import {
  getSendWarning,
  type SendWarning,
} from '../../features/payments/getSendWarning.js'
import { listReceivers } from '../../features/payments/listReceivers.js'
import { getAccounts } from '../getAccounts.js'
import { getActivity } from '../getActivity.js'

/** Checks a receiver by its address, the chain and the account's history. */
export async function runReceiverWarning(
  kit: Kit,
  parameters: Place & { address: string; to: string },
): Promise<{ warning: SendWarning | undefined }> {
  const { address: from, caipNetworkId, signal, to } = parameters
  const namespace = isSolanaNetwork(caipNetworkId) ? 'solana' : 'eip155'
  const own = getAccounts(kit)
    .filter((account) => account.namespace === namespace)
    .map(({ address }) => address)
  const paid = listReceivers(kit, { namespace })
  const [dealt, isContract] = await Promise.all([
    listCounterparties(kit, { from, caipNetworkId, signal }),
    readIsContract(kit, { caipNetworkId, signal, to }),
  ])
  const known = [...own, ...paid, ...dealt]
  const warning = getSendWarning({ from, known, to })
  if (warning) return { warning }
  const isKnown = [...own, ...paid].some(
    (address) => foldCase(address) === foldCase(to),
  )
  if (isKnown) return { warning: undefined }
  return { warning: isContract ? 'contract' : 'firstTime' }
}

type Place = {
  caipNetworkId: `eip155:${number}` | SolanaNetworkId
  signal: AbortSignal | undefined
}

/**
 * Receivers of the account's own transactions that moved something. Others can
 * make a token list any transfer, so transactions they sent do not count.
 */
async function listCounterparties(
  kit: Kit,
  { caipNetworkId, from, signal }: Place & { from: string },
) {
  const payer = foldCase(from)
  try {
    const { activities } = await getActivity(kit, {
      address: from,
      chainId: caipNetworkId,
      signal,
    })
    return activities
      .filter((one) => foldCase(one.from) === payer && one.to)
      .filter(({ transfers }) =>
        transfers.some(
          ({ amount, direction }) =>
            direction === 'out' && /[1-9]/.test(amount),
        ),
      )
      .map(({ to }) => to)
  } catch {
    return []
  }
}

async function readIsContract(
  kit: Kit,
  { caipNetworkId, signal, to }: Place & { to: string },
) {
  try {
    if (isSolanaNetwork(caipNetworkId)) {
      const { solana } = kit
      return solana
        ? !(await solana.isWallet({ address: to, caipNetworkId, signal }))
        : false
    }
    const chainId = toEvmChainId(caipNetworkId)
    const code = await getEvmClient(kit, { chainId }).request({
      method: 'eth_getCode',
      params: [to as `0x${string}`, 'latest'],
    })
    // A wallet that delegates to a contract (EIP-7702) is still a wallet.
    return /^0x(?!ef0100.{40}$)../i.test(code)
  } catch {
    return false
  }
}

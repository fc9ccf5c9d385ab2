import type { HistoryTransaction, HistoryTransfer } from '../../api/history.js'
import type {
  Activity,
  ActivityTransfer,
} from '../../core/activity/activity.js'
import type { Kit } from '../../createKit.js'
import { getTransactionUrl } from '../network/getTransactionUrl.js'

/** A row of the API's history, as users of this package get it. */
export function toActivity(kit: Kit, row: HistoryTransaction): Activity {
  const { id, metadata, transfers } = row
  const { chain, hash } = metadata
  return {
    id,
    caipNetworkId: chain,
    explorerUrl: getTransactionUrl(kit, { caipNetworkId: chain, hash }),
    from: metadata.sentFrom,
    hash,
    nonce: metadata.nonce,
    operation: metadata.operationType,
    status: metadata.status,
    timestamp: Date.parse(metadata.minedAt),
    to: metadata.sentTo,
    transfers: transfers?.map(toTransfer) ?? [],
  }
}

function toTransfer(transfer: HistoryTransfer): ActivityTransfer {
  const { direction, fungibleInfo, nftInfo, price, quantity, value } = transfer
  return {
    amount: quantity.numeric,
    direction,
    nft: nftInfo && {
      contract: nftInfo.contract,
      detailUrl: nftInfo.detailUrl,
      isSpam: nftInfo.isSpam,
      name: nftInfo.name,
      previewUrl: nftInfo.previewUrl,
      tokenId: nftInfo.tokenId,
    },
    price,
    token: fungibleInfo && {
      iconUrl: fungibleInfo.iconUrl,
      name: fungibleInfo.name,
      symbol: fungibleInfo.symbol,
    },
    value,
  }
}

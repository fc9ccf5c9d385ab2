import type { PaymentAsset } from '../../core/pay/payment.js'

/**
 * Returns the CAIP-19 ID of an asset.
 *
 * @example
 * toAssetId({ network: 'eip155:1', asset: 'native' }) // 'eip155:1/slip44:60'
 */
export function toAssetId({
  asset,
  network,
}: Pick<PaymentAsset, 'asset' | 'network'>): string {
  const isSolana = network.startsWith('solana:')
  if (asset !== 'native')
    return `${network}/${isSolana ? 'token' : 'erc20'}:${asset}`
  if (isSolana) return `${network}/slip44:501`
  // BNB has its own coin type (SLIP-44).
  const isBnb = network === 'eip155:56' || network === 'eip155:204'
  return `${network}/slip44:${isBnb ? 714 : 60}`
}

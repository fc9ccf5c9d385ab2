import type { PayAsset } from 'latchkey-server'

/** CAIP-19 of an asset, in lower case to compare it. */
export function toAssetId({ asset, network }: PayAsset): string {
  const isSolana = network.startsWith('solana:')
  const name =
    asset === 'native'
      ? `slip44:${isSolana ? 501 : 60}`
      : `${isSolana ? 'token' : 'erc20'}:${asset}`
  return `${network}/${name}`.toLowerCase()
}

import type { PaymentAsset } from '../../core/pay/payment.js'

/** Converts a row of the balances to an asset to pay with. */
export function toPayAsset(balance: toPayAsset.Balance): PaymentAsset {
  const { address, chainId, iconUrl, name, quantity, symbol } = balance
  return {
    network: chainId,
    asset: address?.split(':').at(-1) ?? 'native',
    metadata: {
      name,
      symbol,
      decimals: Number(quantity.decimals),
      logoURI: iconUrl || undefined,
    },
  }
}

export declare namespace toPayAsset {
  type Balance = {
    address?: string | undefined
    chainId: string
    iconUrl: string
    name: string
    quantity: { decimals: string }
    symbol: string
  }
}

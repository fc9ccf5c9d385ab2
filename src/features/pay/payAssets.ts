import type { PaymentAsset } from '../../core/pay/payment.js'

const ether = (network: string): PaymentAsset => ({
  network,
  asset: 'native',
  metadata: { name: 'Ethereum', symbol: 'ETH', decimals: 18 },
})

const usdc = (network: string, asset: string): PaymentAsset => ({
  network,
  asset,
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6 },
})

const usdt = (network: string, asset: string): PaymentAsset => ({
  network,
  asset,
  metadata: { name: 'Tether USD', symbol: 'USDT', decimals: 6 },
})

const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

/**
 * Assets to be paid in, by name: ETH, USDC and USDT on the networks where they
 * are used most, and SOL.
 *
 * @example
 * <PayButton amount="5" asset={payAssets.baseUsdc} to={shop} />
 */
export const payAssets = {
  ethereumEth: ether('eip155:1'),
  baseEth: ether('eip155:8453'),
  baseSepoliaEth: ether('eip155:84532'),
  ethereumUsdc: usdc('eip155:1', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  baseUsdc: usdc('eip155:8453', '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'),
  arbitrumUsdc: usdc(
    'eip155:42161',
    '0xaf88d065e77c8cC2239327C5EDb3A432268e5831',
  ),
  /** The bridged token (USDC.e). */
  polygonUsdc: usdc('eip155:137', '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174'),
  solanaUsdc: usdc(solana, 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  ethereumUsdt: usdt('eip155:1', '0xdAC17F958D2ee523a2206206994597C13D831ec7'),
  optimismUsdt: usdt('eip155:10', '0x94b008aA00579c1307B0EF2c499aD98a8ce58e58'),
  arbitrumUsdt: usdt(
    'eip155:42161',
    '0xFd086bC7CD5C481DCC9C85ebE478A1C0b69FCbb9',
  ),
  polygonUsdt: usdt('eip155:137', '0xc2132D05D31c914a87C6611C10748AEb04B58e8F'),
  solanaUsdt: usdt(solana, 'Es9vMFrzaCERmJfrF4H2FYD4KCoNkY11McCe8BenwNYB'),
  solanaSol: {
    network: solana,
    asset: 'native',
    metadata: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  },
} as const satisfies Readonly<Record<string, PaymentAsset>>

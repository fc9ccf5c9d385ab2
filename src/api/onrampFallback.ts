import {
  ONRAMP_BANK_LIMITS,
  ONRAMP_CARD_LIMITS,
} from '../core/constants/onramp.js'
import type { PaymentCurrency, PurchaseCurrency } from './onrampSchemas.js'

/** Purchase currencies used when the service is unavailable. */
export const fallbackPurchaseCurrencies: readonly PurchaseCurrency[] = [
  {
    id: '2b92315d-eab7-5bef-84fa-089a131333f5',
    name: 'USD Coin',
    symbol: 'USDC',
    networks: [
      {
        name: 'ethereum-mainnet',
        displayName: 'Ethereum',
        chainId: '1',
        contractAddress: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
      },
      {
        name: 'polygon-mainnet',
        displayName: 'Polygon',
        chainId: '137',
        contractAddress: '0x2791Bca1f2de4661ED88A30C99A7a9449Aa84174',
      },
    ],
  },
  {
    id: 'ethereum-mainnet-ether',
    name: 'Ether',
    symbol: 'ETH',
    networks: [
      {
        name: 'ethereum-mainnet',
        displayName: 'Ethereum',
        chainId: '1',
        // The native token has no contract.
        contractAddress: '',
      },
    ],
  },
]

/** Payment currencies used when the service is unavailable. */
export const fallbackPaymentCurrencies: readonly PaymentCurrency[] = [
  'USD',
  'EUR',
].map((id) => ({
  id,
  limits: [
    { id: 'card', ...ONRAMP_CARD_LIMITS },
    { id: 'ach_bank_account', ...ONRAMP_BANK_LIMITS },
  ],
}))

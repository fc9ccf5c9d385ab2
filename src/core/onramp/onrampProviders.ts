import { ONRAMP_FEE_PERCENT } from '../constants.js'
import { getCoinbaseUrl } from './getCoinbaseUrl.js'
import { getMeldSymbol } from './getMeldSymbol.js'
import { getMeldUrl } from './getMeldUrl.js'
import type { OnrampProvider } from './onramp.js'

const feeRange = `${ONRAMP_FEE_PERCENT.min}-${ONRAMP_FEE_PERCENT.max}%`

/** Every provider that is known, as data. */
export const onrampProviders: readonly OnrampProvider[] = [
  {
    name: 'coinbase',
    label: 'Coinbase',
    feeRange,
    supportedChains: ['eip155', 'solana'],
    isConfigured: () => true,
    getUrl: getCoinbaseUrl,
  },
  {
    name: 'meld',
    label: 'Meld.io',
    feeRange,
    supportedChains: ['eip155', 'solana'],
    getSymbol: getMeldSymbol,
    isConfigured: (options) => Boolean(options?.meldPublicKey),
    getUrl: getMeldUrl,
  },
]

import { createFailure } from '../../../http/createFailure.js'
import type { ApiBackend } from '../../apiBackend.js'
import type { OrderRequest } from '../../onramp/onrampSchemas.js'
import type { Adapter } from '../adapter.js'

const MELD_URL =
  'https://meldcrypto.com/?walletAddress={address}&destinationCurrencyCode={asset}&sourceAmount={fiatAmount}&externalCustomerId={user}'

/**
 * Builds the address of a provider's page. It has neither options nor quotes,
 * which are the page's own.
 */
export function createOnrampUrls(
  parameters: createOnrampUrls.Parameters,
): Adapter {
  const { name, publicKey } = parameters
  const template = new URL(parameters.url ?? MELD_URL)
  if (publicKey) template.searchParams.set('publicKey', publicKey)
  const onramp: ApiBackend['onramp'] = {
    getOptions: () => ({ paymentCurrencies: [], purchaseCurrencies: [] }),
    getQuote: async () => {
      throw createFailure('ONRAMP_UNSUPPORTED', 'The provider quotes itself')
    },
    openOrder: async (order) => fill(template, order),
  }
  return { name, chainIds: [], onramp, check: async () => 'builds addresses' }
}

export declare namespace createOnrampUrls {
  type Parameters = {
    name: string
    /** Added as `publicKey`. */
    publicKey?: string | undefined
    /**
     * Parts in braces are filled in: `{address}`, `{network}`, `{asset}`,
     * `{fiatAmount}`, `{cryptoAmount}`, `{user}`. Parameters without a value
     * are left out. Default: Meld's page.
     */
    url?: string | undefined
  }
}

function fill(template: URL, order: OrderRequest) {
  const { defaultNetwork, destinationWallets } = order
  const wallet =
    destinationWallets.find(({ blockchains }) =>
      blockchains.some((network) => network === defaultNetwork),
    ) ?? destinationWallets[0]
  const values: Record<string, string | undefined> = {
    address: wallet?.address,
    asset: wallet?.assets[0],
    cryptoAmount: toAmount(order.presetCryptoAmount),
    fiatAmount: toAmount(order.presetFiatAmount),
    network: defaultNetwork ?? wallet?.blockchains[0],
    user: order.partnerUserId,
  }
  const url = new URL(template)
  for (const [name, value] of template.searchParams) {
    const filled = value.replace(/\{(\w+)\}/g, (part, key: string) =>
      key in values ? (values[key] ?? '') : part,
    )
    if (filled === '') url.searchParams.delete(name)
    else url.searchParams.set(name, filled)
  }
  return url.href
}

function toAmount(amount: string | number | undefined) {
  if (amount === undefined) return undefined
  if (/^\d{1,18}(\.\d{1,18})?$/.test(String(amount))) return String(amount)
  throw createFailure('INVALID_AMOUNT', 'Invalid amount')
}

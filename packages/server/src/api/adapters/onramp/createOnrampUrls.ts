import { createFailure } from '../../../http/createFailure.js'
import type { ApiBackend } from '../../apiBackend.js'
import type { OrderRequest } from '../../onramp/onrampSchemas.js'
import type { Adapter } from '../adapter.js'

const MELD_URL =
  'https://meldcrypto.com/?walletAddress={address}&destinationCurrencyCode={asset}&sourceAmount={fiatAmount}&externalCustomerId={user}'

/** What Meld's page offers unless the app asks for something else. */
const meldAssets = { evm: 'USDC', solana: 'SOL' }

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
  const isMeld = parameters.url === undefined
  const onramp: ApiBackend['onramp'] = {
    // An app with a key at Meld makes the link itself.
    providers: isMeld ? ['meld', 'link'] : ['link'],
    getOptions: () => ({ paymentCurrencies: [], purchaseCurrencies: [] }),
    getQuote: async () => {
      throw createFailure('ONRAMP_UNSUPPORTED', 'The provider quotes itself')
    },
    openOrder: async (order) => fill(template, { isMeld, order }),
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

function fill(
  template: URL,
  { isMeld, order }: { isMeld: boolean; order: OrderRequest },
) {
  const { defaultNetwork, destinationWallets } = order
  const wallet =
    destinationWallets.find(({ blockchains }) =>
      blockchains.some((network) => network === defaultNetwork),
    ) ?? destinationWallets[0]
  const values: Record<string, string | undefined> = {
    address: wallet?.address,
    asset: wallet?.assets[0] ?? (isMeld ? toMeldAsset(wallet) : undefined),
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

function toMeldAsset(wallet: { address: string } | undefined) {
  const isEvm = wallet?.address.startsWith('0x')
  return isEvm ? meldAssets.evm : meldAssets.solana
}

function toAmount(amount: string | number | undefined) {
  if (amount === undefined) return undefined
  if (/^\d{1,18}(\.\d{1,18})?$/.test(String(amount))) return String(amount)
  throw createFailure('INVALID_AMOUNT', 'Invalid amount')
}

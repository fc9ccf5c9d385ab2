import { createFailure } from '../../http/createFailure.js'
import { ServiceError } from '../../http/ServiceError.js'
import type { ApiBackend } from '../apiBackend.js'
import type { ChainInfo } from './chainInfo.js'
import { readChainBalances } from './readChainBalances.js'

/**
 * Answers the API from nodes: JSON-RPC and balances of native coins, without
 * prices. What needs an indexer, an exchange or an onramp provider is empty.
 */
export function createRpcBackend(parameters: {
  chains: readonly ChainInfo[]
}): ApiBackend {
  const { chains } = parameters
  return {
    chains,
    getBalances: (wish) => readChainBalances({ ...wish, chains }),
    getFungibles: async () => [],
    getHistory: async () => ({ data: [], next: null }),
    getNftImage: () => {
      throw new ServiceError(404, 'NOT_FOUND', 'Not found')
    },
    swap: {
      listTokens: () => [],
      getQuote: async () => undefined,
      getAllowance: async () => '0',
      getGasPrices: fail(
        'GAS_PRICE_UNSUPPORTED',
        'Network not supported for Gas Price',
      ),
      buildApprove: fail(
        'SWAPS_UNSUPPORTED',
        'Network not supported for Swaps',
      ),
      buildSwap: fail('SWAPS_UNSUPPORTED', 'Network not supported for Swaps'),
    },
    onramp: {
      getOptions: () => ({ paymentCurrencies: [], purchaseCurrencies: [] }),
      getQuote: async () => null,
      openOrder: fail('ONRAMP_UNSUPPORTED', 'No onramp provider'),
    },
    pay: {
      listExchanges: () => ({ exchanges: [], total: 0 }),
      listExchangeAssets: (exchangeId) => ({ exchangeId, assets: {} }),
      openSession: fail('PAY_UNSUPPORTED', 'No exchange'),
      getSession: async () => ({ status: 'UNKNOWN' }),
      quoteTransfer: fail('PAY_UNSUPPORTED', 'No exchange'),
      getTransfer: fail('PAY_UNSUPPORTED', 'No exchange'),
    },
    listWallets: () => [],
    getImage: () => undefined,
  }
}

function fail(name: string, description: string) {
  return async () => {
    throw createFailure(name, description)
  }
}

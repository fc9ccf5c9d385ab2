import type { ApiBackend } from 'latchkey-server'
import { isSolanaAddress } from 'latchkey-wallet/base58'
import { buildApprove } from './convert/buildApprove.js'
import { buildSwap } from './convert/buildSwap.js'
import { getSwapQuote } from './convert/getSwapQuote.js'
import { listSwapTokens } from './convert/listSwapTokens.js'
import { readAllowance } from './convert/readAllowance.js'
import { readGasPrices } from './convert/readGasPrices.js'
import { getBalances } from './getBalances.js'
import { getFungibles } from './getFungibles.js'
import type { ChainHistory } from './history/createChainHistory.js'
import { getHistory } from './history/getHistory.js'
import { getNftImage } from './history/getNftImage.js'
import type { LocalContext } from './localContext.js'
import type { Onramp } from './onramp/createOnramp.js'
import { createOnrampBackend } from './onramp/createOnrampBackend.js'
import type { Exchange } from './pay/createExchange.js'
import { createTransfers } from './pay/createTransfers.js'
import { rates } from './rates.js'
import { createExplorer } from './wallets/createExplorer.js'

/** Answers the API from the local chains, their pools and the onramp page. */
export function createLocalBackend(
  context: createLocalBackend.Parameters,
): ApiBackend {
  const perDollar = new Map(
    Object.entries(rates).map(([code, rate]) => [code.toLowerCase(), rate]),
  )
  return {
    ...createExplorer(context),
    chains: [...context.chains, context.solana],
    getBalances: (parameters) => getBalances(context, parameters),
    getFungibles: (addresses) => getFungibles(context, addresses),
    getHistory: createHistory(context),
    getNftImage,
    getRates: async () => perDollar,
    onramp: createOnrampBackend(context),
    pay: { ...context.exchange.pay, ...createTransfers(context) },
    swap: {
      buildApprove: (query) => buildApprove(context, query),
      buildSwap: (body) => buildSwap(context, body),
      getAllowance: (query) => readAllowance(context, query),
      getGasPrices: (chainId) => readGasPrices(context, chainId),
      getQuote: (query) => getSwapQuote(context, query),
      listTokens: (chainId) => listSwapTokens(context, chainId),
    },
  }
}

export declare namespace createLocalBackend {
  type Parameters = LocalContext & {
    exchange: Exchange
    histories: readonly ChainHistory[]
    onramp: Onramp
    onrampUrl: () => string
    walletPageUrl: () => string | undefined
  }
}

function createHistory(
  context: createLocalBackend.Parameters,
): ApiBackend['getHistory'] {
  const { apiUrl, clients, onramp: seller, solana, tokens } = context
  const { histories: chains } = context
  const [client] = clients
  if (!client) throw new Error('There is no chain')
  return async ({ address, chainId, cursor, onramp }) => {
    // Solana accounts have no activity here, which is not an error.
    const isSolana = chainId === solana.caipNetworkId || chainId === undefined
    if (isSolana && isSolanaAddress(address)) return { data: [], next: null }
    const index = { apiUrl, chains, client, tokens }
    const isListed = onramp ? seller.orders.isPayOut : undefined
    return getHistory(index, { address, chainId, cursor, isListed })
  }
}

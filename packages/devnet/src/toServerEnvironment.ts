import type { LocalContext } from './api/localContext.js'
import type { Services } from './services.js'

/**
 * Environment variables of a `latchkey-server` that serves the local chains,
 * mails into the mailbox, and asks what stands in for services outside.
 */
export function toServerEnvironment(
  context: toServerEnvironment.Parameters,
): Record<string, string> {
  const { bundlerOrigin, chains, contracts, solana, urls } = context
  const outside = `${urls.api}/outside`
  const [first] = chains
  const id = String(first?.caipNetworkId)
  const onramp = new URLSearchParams({ publicKey: 'local' })
  const parts = 'walletAddress={address}&destinationCurrencyCode={asset}'
  const config = {
    networks: Object.fromEntries(
      [...chains, solana].map(({ caipNetworkId, name }) => [
        caipNetworkId,
        { isTest: true, name },
      ]),
    ),
    tokenLists: [`${outside}/tokens.json`],
    swaps: {
      [id]: {
        kind: 'uniswap-v2',
        ...{ router: contracts.router, wrapped: contracts.weth },
        dollar: { address: contracts.usd, decimals: 6 },
        through: [contracts.gold],
      },
    },
    prices: {
      [solana.caipNetworkId]: {
        ...{ coin: 'solana', kind: 'coingecko', platform: 'solana' },
        url: `${outside}/prices`,
      },
    },
    history: Object.fromEntries(
      chains.map((chain) => [
        chain.caipNetworkId,
        { kind: 'etherscan', url: `${outside}/indexer/${chain.id}/api` },
      ]),
    ),
    ...(bundlerOrigin && {
      bundlers: Object.fromEntries(
        chains.map((chain) => [
          chain.caipNetworkId,
          {
            paymasters: [bundlerOrigin],
            url: `${bundlerOrigin}/bundler/${chain.id}`,
          },
        ]),
      ),
    }),
    onramp: {
      kind: 'url',
      url: `${urls.onramp}/?${onramp}&${parts}&externalCustomerId={user}`,
    },
  }
  return {
    // Everybody on this machine has one address.
    API_CALLS_PER_MINUTE: '0',
    API_CONFIG: JSON.stringify(config),
    MAIL_FROM: 'Latchkey <login@wallet.localhost>',
    RPC_URLS: [...chains, solana]
      .map(({ caipNetworkId, rpcUrl }) => `${caipNetworkId}=${rpcUrl}`)
      .join(),
    SMTP_URL: urls.smtp,
  }
}

export declare namespace toServerEnvironment {
  type Parameters = Pick<LocalContext, 'chains' | 'contracts' | 'solana'> & {
    /** Of the bundlers that the frame uses; default none. */
    bundlerOrigin: string | undefined
    urls: Services['urls']
  }
}

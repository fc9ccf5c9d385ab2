import type { LocalConfig } from './toLocalConfig.js'

export type LocalService = {
  id: string
  name: string
  url: string
  /** What it is for, in a few words. */
  note: string
}

/** What runs beside the page, in the order it is shown. */
export function listServices(
  local: Pick<LocalConfig, 'chains' | 'urls'> & {
    solana: Pick<LocalConfig['solana'], 'name' | 'rpcUrl'>
  },
): readonly LocalService[] {
  const { chains, solana, urls } = local
  return [
    {
      id: 'mailbox',
      name: 'Mailbox',
      url: urls.mailbox,
      note: 'login codes arrive here',
    },
    { id: 'frame', name: 'Wallet', url: urls.frame, note: 'the secure frame' },
    {
      id: 'api',
      name: 'API',
      url: urls.api,
      note: 'balances, swaps, names, wallets',
    },
    {
      id: 'events',
      name: 'Events',
      url: urls.events,
      note: 'events that apps send with the `analytics` option',
    },
    {
      id: 'faucet',
      name: 'Faucet',
      url: urls.faucet,
      note: 'funds new wallets automatically',
    },
    {
      id: 'onramp',
      name: 'Onramp',
      url: urls.onramp,
      note: 'sells test coins, nothing is charged',
    },
    {
      id: 'provider',
      name: 'Social login',
      url: urls.provider,
      note: 'stands in for Google, X and other providers',
    },
    ...(urls.walletPage
      ? [
          {
            id: 'walletPage',
            name: 'Wallet page',
            url: urls.walletPage,
            note: 'a wallet to connect by WalletConnect',
          },
        ]
      : []),
    {
      id: 'relay',
      name: 'Relay',
      url: urls.relay,
      note: 'passes messages between wallet and app',
    },
    {
      id: 'bundler',
      name: 'Bundler',
      url: urls.bundler,
      note: 'sends user operations (ERC-4337)',
    },
    {
      id: 'paymaster',
      name: 'Paymaster',
      url: urls.paymaster,
      note: 'pays the gas of user operations (ERC-7677)',
    },
    ...chains.map(({ id, name, rpcUrl }) => ({
      id: `chain ${id}`,
      name,
      url: rpcUrl,
      note: `chain id ${id}`,
    })),
    {
      id: 'solana',
      name: solana.name,
      url: solana.rpcUrl,
      note: 'solana:localnet',
    },
  ]
}

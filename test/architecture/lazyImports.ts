/**
 * Modules that `import()` may load, with the feature that starts there.
 * Languages are allowed by folder. No file exists for a bundler's sake.
 */
export const lazyImports: Readonly<Record<string, string>> = {
  'src/features/analytics/createRecorder.ts': 'analytics',
  'src/features/analytics/watchEvents.ts': 'analytics of the modal',
  'src/actions/connect/runConnect.ts': 'connecting a wallet',
  'src/actions/getBalances.ts': 'reading balances',
  'src/actions/getOriginStatus.ts':
    'the check of allowed origins, with `debug`',
  'src/actions/getTokenLists.ts': 'token lists',
  'src/actions/payment/payments.ts': 'sends, swaps and payments',
  'src/actions/signIn/signIns.ts': 'signing in with a wallet',
  'src/api/createApiClient.ts': 'the API client, with its schemas',
  'src/components/buttons/ButtonAccount.tsx': 'the account in a button',
  'src/components/dialog/modalRoots.ts': 'the modal',
  'src/components/page/TokenPickerPanel.tsx': 'the list of a token picker',
  'src/components/strings/setLocale.ts': 'languages other than English',
  'src/components/views/accountViews.ts': 'views of the account',
  'src/components/views/connectingViews.ts': 'views after the wallet list',
  'src/components/views/transferViews.ts':
    'views of sends, swaps, buys and payments',
  'src/connectors/authFrame/createConnection.ts': 'the embedded wallet',
  'src/connectors/chooseSafe.ts': 'a page inside a Safe',
  'src/connectors/walletConnect/createConnection.ts': 'WalletConnect',
  'src/features/names/ens/ens.ts': 'ENS names, with their normalization',
  'src/frame/createFrameClient.ts': 'the frame client, with its schemas',
  'src/hooks/login/createEmailLogin.ts': 'email login',
  'src/pairing/runtime/createLoadedPairing.ts': 'the pairing and its SDK',
  'src/siwx/client/createHostedSessions.ts': 'sessions of a hosted service',
  'src/siwx/client/createLocalSessions.ts': 'sessions in this browser',
  'src/siwx/client/createRemoteSessions.ts': 'sessions of a backend',
  'src/solana/chain.ts': 'Solana reads and sends',
  'src/solana/send/getSendStatus.ts': 'status of a Solana send',
  'src/solana/standard/announceWallet.ts': 'Wallet Standard',
}

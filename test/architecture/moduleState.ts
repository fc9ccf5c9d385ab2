/**
 * Allowed module-level state, as `path name`, with the reason. All other state
 * lives on the kit (`kit.own`) or in a closure.
 */
export const moduleState: Readonly<Record<string, string>> = {
  'src/features/balances/readWalletAssets.ts blocked':
    'keyed by a connection of wagmi, which has no place for it',
  'src/features/balances/readWalletAssets.ts capabilities':
    'keyed by a connection of wagmi, which has no place for it',
  'src/actions/openSocialPopup.ts holders':
    'a named window is shared by all kits of a page',
  'src/atoms/listAccounts.ts latest':
    'memo of a pure function, keyed by its input',
  'src/atoms/listAccounts.ts lists':
    'memo of a pure function, keyed by its input',
  'src/components/dialog/lockScroll.ts holders':
    'a page has one scroll position for all dialogs',
  'src/components/dialog/lockScroll.ts unlock':
    'a page has one scroll position for all dialogs',
  'src/components/dialog/useVisit.ts visits':
    'keyed by an entry of the view stack',
  'src/core/warnOnce.ts said':
    'a warning for developers is printed once per page',
  'src/solana/frame/createFrameWallet.ts connected':
    'keyed by the frame, which two connections of one login share',
  'src/solana/send/createDraft.ts used':
    'keyed by a connection of web3.js, which has no place for it',
  'src/wallets/link/rememberOnConnect.ts endings':
    'keyed by the pairing that is observed',
  'src/wallets/link/consumeGesture.ts isSpent':
    'a user gesture belongs to the page',
}

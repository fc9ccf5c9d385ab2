import type { AccountNamespace } from '../../core/account/account.js'
import type { SocialProvider } from '../../core/features/features.js'

const providers: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  x: 'X',
  discord: 'Discord',
  farcaster: 'Farcaster',
  github: 'GitHub',
  apple: 'Apple',
  facebook: 'Facebook',
}

const kinds: Readonly<Record<AccountNamespace, string>> = {
  eip155: 'EVM',
  solana: 'Solana',
}

/** Sentences of the settings, of permissions, and of where an account is. */
export const settings = {
  open: 'Settings',
  wallet: (wallet: string) => `Connected with ${wallet}`,
  email: 'Email',
  changeEmail: 'Email. Change it',
  provider: (provider: SocialProvider) =>
    `Logged in with ${providers[provider]}`,
  name: 'Account name',
  noName: 'Get a name',
  noNameHint: 'Easier to share than an address',
  permissionsHint: 'What apps may do for you',
  activityHint: 'What came in and went out',

  accountType: 'Account type',
  types: { smartAccount: 'Smart account', eoa: 'Standard account' },
  typeHints: {
    smartAccount: 'Can bundle steps, and let apps pay fees',
    eoa: 'One key. Works with every app',
  },
  typeChanging: 'Changing the account type',
  notKept: 'Your sign-in will not persist',
  notKeptHint:
    'This browser keeps nothing for this site. You sign in again after leaving the page. Your tokens are safe.',

  loadingSessions: 'Loading permissions',
  noSessions: 'No app may act for you',
  noSessionsHint: 'Permissions you give to apps show up here.',
  sessionsFailed: 'Your permissions cannot be shown',
  sessionsFailedHint:
    'The service that keeps them gave no answer. They hold as they are.',
  sessionsOff: 'No permissions here',
  sessionsOffHint: 'This network has none.',
  sessionsLead:
    'These apps may act for you within limits you set. You can end that at any time.',
  ended: 'Ended',
  unnamedApp: 'Unnamed app',
  until: (seconds: number) => `Until ${toDate(seconds)}`,
  sessionStatus: {
    active: 'Active',
    expired: 'Expired',
    revoked: 'Ended by you',
  },
  permissions: {
    'contract-call': 'May use certain contracts',
    'native-token-recurring-allowance': 'May spend the network coin',
    'erc20-recurring-allowance': 'May spend a token',
  } as Readonly<Record<string, string>>,
  otherPermission: 'Has another permission',
  granted: 'This app may act for you',
  grantedUntil: (seconds: number) => `Until ${toDate(seconds)}.`,
  grantedHint: 'You can end it at any time, in your permissions.',
  grantedNothing: 'It does not say what it is for.',
  mayDo: 'What it may do',
  toPermissions: 'See permissions',
  done: 'Done',
  revoke: 'End',
  revokeOf: (app: string) => `End the permission of ${app}`,
  revoking: 'Confirm in your wallet',
  revoked: (app: string) => `The permission of ${app} has ended`,
  notRevoked: 'The permission was not ended. It holds as before.',

  switchTo: (network: string) => `Switch to ${network}`,
  switchHint: 'What you have stays where it is.',
  switch: 'Switch network',
  alreadyThere: (network: string) => `You are on ${network}`,
  alreadyThereHint: 'There is nothing to switch.',
  notOffered: 'This app does not offer that network',
  notOfferedHint: 'Choose one of its networks to go on.',

  needs: (kind: AccountNamespace) => `This works on ${kinds[kind]}`,
  needsHint: {
    account: (address: string) =>
      `Go on with your account ${address}. The other one stays connected.`,
    network: 'Your wallet has an account there too. The other one stays.',
    connect: 'Connect a wallet for it. The other one stays connected.',
  },
  goOn: (kind: AccountNamespace) => `Go on with ${kinds[kind]}`,
  connectFor: 'Connect a wallet',
  noKind: (kind: AccountNamespace) => `This app has no ${kinds[kind]} networks`,
  noKindHint: 'Nothing has changed.',

  worksOn: (count: number) => `Works on ${count} networks`,
  worksOnLead:
    'Your address is the same on these networks. Only send tokens of these to it. Others would be lost.',
  receiveHint:
    'Only send tokens of these networks to this address. Others would be lost.',
}

function toDate(seconds: number) {
  const date = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
  return date.format(seconds * 1_000)
}

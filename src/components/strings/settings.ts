// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

import type { SocialProvider } from '../../core/features/features.js'

const socialNames = {
  apple: 'Apple',
  discord: 'Discord',
  facebook: 'Facebook',
  farcaster: 'Farcaster',
  github: 'GitHub',
  google: 'Google',
  x: 'X',
}

/** Strings for settings, permissions and available networks. */
export const settings = {
  open: 'Settings',
  wallet: (wallet: string) => `Connected with ${wallet}`,
  byEmail: 'Signed in with email',
  email: 'Email',
  changeEmail: 'Email. Change',
  provider: (provider: SocialProvider) =>
    `Signed in with ${socialNames[provider]}`,
  name: 'Account name',
  noName: 'Get a name',
  noNameHint: 'Easier to share than an address',
  permissionsHint: 'What apps can do for you',
  activityHint: 'Your transaction history',
  exportKey: 'Export private key',
  exportKeyHint: 'To use your account in another wallet',
  devices: 'Devices and recovery',
  devicesHint: 'Remove devices, change your recovery',
  accountType: 'Account type',
  types: { smartAccount: 'Smart account', eoa: 'Standard account' },
  typeHints: {
    smartAccount: 'Can bundle steps and let apps pay fees',
    eoa: 'One key. Works with every app',
  },
  typeChanging: 'Changing account type',
  reset: {
    action: 'Turn off smart account',
    hint: 'On this network. Your address and funds stay the same',
    done: 'Smart account turned off',
  },
  accountNotKept: "This browser doesn't save your account",
  accountNotKeptHint:
    "You'll lose it when you close the page or the browser. Don't keep money in it.",
  notKept: "You won't stay signed in",
  notKeptHint:
    "This browser doesn't save data for this site. You'll need to sign in again after you leave.",
  loadingSessions: 'Loading permissions',
  noSessions: 'No app permissions',
  noSessionsHint: 'Permissions you grant to apps appear here.',
  sessionsFailed: "Couldn't load your permissions",
  sessionsFailedHint:
    "The permission service isn't responding. Your permissions haven't changed.",
  sessionsOff: "App permissions aren't available",
  sessionsOffHint: "This network doesn't support them.",
  sessionsLead:
    'These apps can act for you within limits you set. You can revoke access at any time.',
  ended: 'Past',
  unnamedApp: 'Unnamed app',
  until: (seconds: number) => `Until ${date(seconds * 1_000)}`,
  sessionStatus: { active: 'Active', expired: 'Expired', revoked: 'Revoked' },
  permissions: {
    'contract-call': 'Can use certain contracts',
    'native-token-recurring-allowance': "Can spend the network's coin",
    'erc20-recurring-allowance': 'Can spend a token',
  } as Readonly<Record<string, string>>,
  limit: 'Limit',
  period: 'Period',
  otherPermission: 'Has another permission',
  granted: 'This app can now act for you',
  grantedUntil: (seconds: number) => `Until ${date(seconds * 1_000)}.`,
  grantedHint: 'You can revoke it at any time in your app permissions.',
  grantedNothing: "It doesn't say what it's for.",
  mayDo: 'What it can do',
  toPermissions: 'View permissions',
  done: 'Done',
  revoke: 'Revoke',
  revokeOf: (app: string) => `Revoke permission for ${app}`,
  revoking: 'Confirm in your wallet',
  revoked: (app: string) => `Permission for ${app} revoked`,
  notRevoked: "The permission wasn't revoked. It's still active.",
  scopeDay: (amount: string) => `Up to ${amount} a day`,
  scopeEvery: ({ amount, period }: { amount: string; period: string }) =>
    `Up to ${amount} every ${period}`,
  scopeUntil: ({ what, date }: { what: string; date: string }) =>
    `${what}, until ${date}`,
  scopeTo: ({ what, app }: { what: string; app: string }) =>
    `${what}, to ${app}`,
  switchTo: (network: string) => `Switch to ${network}`,
  switchHint: 'Your tokens stay where they are.',
  switch: 'Switch network',
  alreadyThere: (network: string) => `You're on ${network}`,
  alreadyThereHint: "There's nothing to switch.",
  notOffered: "This app doesn't support that network",
  notOfferedHint: 'Choose one of its networks to continue.',
  needs: (kind: string) => `This only works on ${kind}`,
  needsHint: {
    account: (address: string) =>
      `Continue with your account ${address}. The other one stays connected.`,
    network:
      'Your wallet has an account there too. The other one stays connected.',
    connect:
      'Connect a wallet that supports it. The other one stays connected.',
  },
  goOn: (kind: string) => `Continue with ${kind}`,
  connectFor: 'Connect a wallet',
  noKind: (kind: string) => `This app has no ${kind} networks`,
  noKindHint: 'Nothing has changed.',
  worksOn: (count: number) => `Works on ${count} networks`,
  worksOnLead:
    'Your address is the same on these networks. Only send tokens on these networks to it. Other tokens may be lost.',
  receiveHint:
    'Only send tokens on these networks to this address. Other tokens may be lost.',
}

function date(at: number) {
  return new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(at)
}

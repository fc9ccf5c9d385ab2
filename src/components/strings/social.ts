// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/** Strings for social logins. Loaded with their buttons. */
export const social = {
  names: {
    apple: 'Apple',
    discord: 'Discord',
    facebook: 'Facebook',
    farcaster: 'Farcaster',
    github: 'GitHub',
    google: 'Google',
    x: 'X',
  },
  logins: 'Social sign-in',
  continueWith: (name: string) => `Continue with ${name}`,
  more: 'More ways to sign in',
  none: "Social sign-in isn't available here",
  noneHint: 'This site offers other ways to connect.',
  otherWays: 'Other ways to connect',
  start: (name: string) => `Sign in with ${name}`,
  startHint: 'A window will open. Nothing is shared until you agree there.',
  opening: (name: string) => `Opening ${name}`,
  waiting: (name: string) => `Continue on ${name}`,
  waitingHint:
    'Use the other window to sign in. This screen continues automatically.',
  resumedHint:
    'This page was reloaded. Finish in the other window or try again.',
  interruptedHint: 'This page was reloaded before you finished. Try again.',
  leaving: (name: string) => `Taking you to ${name}`,
  leavingHint: "You'll come back here after signing in.",
  blocked: 'Your browser blocked the window',
  blockedHint: 'Open it here. This screen continues automatically.',
  open: (name: string) => `Open ${name}`,
  connecting: 'Opening your wallet',
  connectingHint: 'This takes a moment.',
  cancelled: 'Sign-in cancelled',
  cancelledHint: 'Nothing was shared with this site.',
  expired: 'Sign-in took too long',
  expiredHint: 'Nothing was shared with this site. Start again.',
  failed: "Sign-in didn't work",
  failedHint: 'Nothing has changed. Try again or choose another way.',
  scan: 'Scan with your phone',
  scanHint:
    'Approve the sign-in in Farcaster. This screen continues automatically.',
  qrLabel: 'QR code to sign in with Farcaster',
  preparing: 'Preparing the QR code',
  copyLink: 'Copy link',
  copyFailed: "This browser doesn't allow copying",
  continueInApp: 'Continue in Farcaster',
  continueInAppHint: 'Approve the sign-in there, then come back to this page.',
}

export type SocialStrings = typeof social

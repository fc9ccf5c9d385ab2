// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/** Strings for changing the email address. */
export const email = {
  current: 'Your email address',
  next: 'New email address',
  nextHint: 'Confirm it with a code. Your wallet stays the same.',
  same: 'This is already your email address',
  submit: 'Continue',
  fromOld: "First, confirm it's you. Enter the code we sent to",
  fromNew: 'Enter the code we sent to your new address',
  yourAddress: 'your current address',
  arrives: 'It can take a minute. Check your spam folder, too.',
  saving: 'Saving your new address…',
  done: 'Email changed',
  doneHint: 'Use it to sign in from now on.',
  finish: 'Done',
  nothingSent: 'No code sent',
  nothingSentHint: 'Start with your new email address.',
  start: 'Change email',
  noWallet: 'No email to change',
  noWalletHint: 'Only wallets you sign in to with email have one.',
  connect: 'Sign in with email',
}

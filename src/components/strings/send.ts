// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/** Strings for sending and approving. */
export const send = {
  amount: 'Amount',
  amountHint: 'Amount to send',
  /** Why pasted text was rejected, with the number it probably means. */
  refused: {
    digits: (plain?: string) =>
      plain ? `Use the digits 0 to 9: ${plain}` : 'Use the digits 0 to 9',
    separators: (plain?: string) =>
      plain
        ? `Enter it without separators: ${plain}`
        : 'Enter it without separators',
    number: (_plain?: string) => 'Enter digits only, such as 12.5',
  },
  to: 'To',
  toPlaceholder: { eip155: 'Address, 0x…', solana: 'Solana address' },
  toHint: (network: string) => `An address on ${network}`,
  paste: 'Paste',
  pasteAddress: 'Paste address',
  max: 'Max',
  useMax: 'Max available to send',
  balance: (balance: string) => `Balance ${balance}`,
  chooseToken: (symbol: string) => `${symbol}. Change token`,
  worth: (value: string) => `≈ $${value}`,
  loading: 'Loading tokens',
  enterAmount: 'Enter an amount',
  enterAddress: 'Enter an address',
  checkAmount: 'Check the amount',
  checkAddress: 'Check the address',
  review: 'Review',
  empty: 'No tokens to send yet',
  notHere: 'Unsupported chain',
  otherNetwork: 'Choose another network',
  emptyHint: 'Tokens you receive appear here.',
  receive: 'Receive',
  title: (subject: string) => `Send ${subject}`,
  from: 'From',
  network: 'Network',
  fee: 'Network fee',
  feeAbout: (fee: string) => `About ${fee}`,
  feeSmall: (unit: string) => `Less than 0.00000001 ${unit}`,
  rent: 'New token account',
  rentHint:
    'The recipient has no account for this token yet. You pay once to open it.',
  changed: 'Some details have changed. Review them again.',
  feeUnknown: 'Not known yet. Your wallet will show it.',
  /** By kind of receiver. */
  warnings: {
    ownAddress: "This is your own address. You'd only pay the network fee.",
    lookAlike:
      "This address looks like one you've used before, but it's different. Check every character.",
    contract:
      'This is a contract, not a wallet. Tokens sent to it may be lost.',
    firstTime: "You haven't sent to this address from here before.",
  },
  tokenAddress: 'Token address',
  addToken: 'Add',
  /** Shown for tokens the user has added. */
  addedToken: 'Added by address. Anyone can create a token with this name.',
  watchLead:
    'This site asks to add this token to your list. It shows in your balances and when you send.',
  imitation:
    'A well-known token has this name, or one like it. Anyone can create a token with it. Check the address.',
  send: 'Send',
  sending: 'Sending…',
  cancelling: 'Stopping…',
  stop: 'Stop',
  done: 'Done',
  edit: 'Edit',
  steps: {
    resolving: 'Looking up the name',
    preparing: 'Checking balance and recipient',
    switching: (wallet: string) => `Switching network in ${wallet}`,
    approving: (wallet: string) => `Approve in ${wallet}`,
    approvingInFrame: 'Approve in the secure window',
    /** Until the network has received it. */
    handing: 'Sending to the network',
    /** If the wallet's response was lost. */
    checking: 'Checking whether it was sent',
    confirming: 'Sent. Waiting for the network',
    confirmed: 'Done',
  },
  /** Commitment of the cluster. */
  commitments: {
    processed: 'Received by the network, not confirmed yet',
    confirmed: 'Confirmed. Finalizing…',
    finalized: 'Finalized',
  },
  goesOn: "You can close this. It'll keep going.",
  failedYes: "View it on the explorer. Don't send it again.",
  failedReverted: 'No tokens were sent. You can send it again.',
  failedUnknown: 'Check your activity first. Trying again could send it twice.',
  failedOther: 'Check your balance before you try again.',
  viewOnExplorer: 'View on explorer',
  recentPending: (subject: string) => `Sending ${subject}`,
  recentSent: (subject: string) => `Sent ${subject}`,
  recentUnknown: (subject: string) => `${subject} may be on its way`,
  recentTo: (address: string) => `To ${address}`,
  approve: 'Approve in the secure window',
  approveHint: "Only you can see and approve it there. This page can't.",
  keepAccount: 'Save your account',
  keepAccountHint: 'Finish in the secure window to sign in.',
  approveWhat: 'Request',
  approveMore: (count: number) =>
    `${count === 1 ? `${count} more request` : `${count} more requests`} after this`,
  showAgain: 'Show secure window',
  refuse: 'Cancel',
  ended: 'Nothing to approve',
  methods: {
    eth_sendTransaction: 'Send a transaction',
    eth_sendUserOperation: 'Send a transaction',
    eth_signTypedData_v4: 'Sign data',
    personal_sign: 'Sign a message',
    solana_signAllTransactions: 'Sign several transactions',
    solana_signAndSendTransaction: 'Send a transaction',
    solana_signMessage: 'Sign a message',
    solana_signTransaction: 'Sign a transaction',
    wallet_grantPermissions: 'Grant permissions',
    wallet_revokePermissions: 'Revoke permissions',
    wallet_sendCalls: 'Send several transactions',
  } as Readonly<Record<string, string>>,
  otherMethod: 'Use your wallet',
}

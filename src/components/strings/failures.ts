// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/**
 * Strings for errors. Loaded with the first view that can fail, or with the
 * first error, to keep the wallet list small.
 */
export const failures = {
  /** Replacements for errors whose own messages address developers. */
  errors: {
    '4001': 'Request declined in your wallet',
    '4100': 'Your session has ended. Sign in again',
    '4200': "Your wallet doesn't allow this",
    '4900': 'Your wallet is offline. Check its connection',
    '4901': "Your wallet isn't connected to this network",
    '4902': "Your wallet doesn't have this network",
    '5710': "Your wallet doesn't support this network",
    '5740': 'This request is too large for your wallet',
    '-32000': 'The network rejected this request',
    '-32001': "Your wallet couldn't find what this site asked for",
    '-32002': 'Open your wallet to continue',
    '-32003': 'The network rejected the transaction',
    '-32004': "Your wallet doesn't support this",
    '-32005': 'Too many requests. Wait a moment and try again',
    '-32601': "Your wallet doesn't support this",
    '-32602': "Your wallet couldn't read the request",
    '-32603': 'Your wallet ran into a problem. Try again',
    ABORTED: 'Cancelled before it finished',
    ADAPTER_NOT_FOUND: "This site doesn't support that kind of network",
    BUDGET_INVALID: 'This site set an invalid fee',
    COMMITMENT_INVALID: 'This site made an invalid request',
    CHAIN_NOT_SERVED: "Your wallet doesn't support this network",
    CHAIN_NOT_SUPPORTED: "This site doesn't support that network",
    CONNECTION_ABORTED: 'Connection cancelled',
    CONNECTOR_NOT_FOUND: "This wallet isn't available here",
    FRAME_ERROR: 'The email wallet ran into a problem. Try again',
    FRAME_INTERRUPTED: 'The email wallet was interrupted. Try again',
    FRAME_LOAD_FAILED:
      "The email wallet couldn't load. Check your connection and try again",
    FRAME_NOT_SET: "The email wallet isn't ready yet. Try again",
    FRAME_REFUSED: "The wallet service doesn't accept requests from this site",
    FRAME_REQUEST_ABORTED: 'Cancelled before it finished',
    FRAME_REQUEST_TIMEOUT: "The email wallet didn't respond. Try again",
    FRAME_UNREACHABLE: "Couldn't reach the service. Try again in a moment",
    INVALID_CAIP10_ADDRESS: "That address isn't valid",
    INVALID_CAIP_ADDRESS: "That address isn't valid",
    INVALID_CAIP_NETWORK_ID: "We don't recognize this network",
    INVALID_CHAIN_ID: "We don't recognize this network",
    INVALID_EMAIL: 'Enter a valid email address',
    INVALID_SIGNATURE: 'Your wallet returned an invalid signature',
    INVALID_TRANSACTION: "Your wallet can't sign this transaction",
    LOGIN_REQUIRED: 'Sign in first',
    OFFLINE: "You're offline. Check your connection and try again",
    NO_ACCOUNT: "Your wallet didn't share an account with this site",
    PARENT_NOT_SET: 'The email wallet only works inside a site',
    RECEIVER_BELOW_RENT:
      "That's too little to open the recipient's account. Send more",
    RELAY_REFUSED: "The wallet service doesn't accept requests from this site",
    REQUEST_FAILED: "Couldn't reach the service. Try again in a moment",
    REQUEST_TIMED_OUT: 'The service took too long. Try again in a moment',
    RESPONSE_INVALID: 'The service sent an invalid response. Try again later',
    RPC_BUSY: 'The network is busy. Wait a moment and try again',
    RPC_REQUEST_FAILED: 'The network sent an invalid response. Try again',
    SEND_UNDER_WAY: 'This payment is already in progress in another tab',
    SMART_SESSION_NOT_ACTIVATED:
      "Your wallet granted this, but the service didn't save it. Try again",
    SMART_SESSION_NOT_GRANTED: "Your wallet didn't grant this as it was asked",
    SMART_SESSION_REFUSED:
      "This site asked for a permission that isn't allowed",
    SMART_SESSION_UNSUPPORTED: "Your wallet can't give apps permissions here",
    SOLANA_NOT_SET: "This site doesn't support Solana",
    TOKEN_HOOK_UNSUPPORTED:
      "This token has transfer rules that aren't supported here",
    TRANSACTION_EXPIRED:
      'The transaction expired before the network accepted it. You can send it again',
    UNSUPPORTED_CHAIN: "This isn't supported on this network",
    WALLET_FAILED: "Your wallet couldn't do this",
    WALLET_TIMEOUT: "Your wallet isn't responding",
    WALLET_UPDATED:
      'Your wallet was updated or turned off. Reload this page to use it',
  } as Readonly<Record<string | number, string>>,
  money: {
    no: 'Nothing left your account.',
    yes: "It was sent. Don't send it again.",
    unknown: 'It may have been sent. Check before sending again.',
  },
}

export type FailureStrings = typeof failures

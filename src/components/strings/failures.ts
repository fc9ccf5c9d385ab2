/**
 * Sentences of what has failed. They are fetched with the first view that can
 * fail, or with the first failure, so that the list of wallets is light.
 */
export const failures = {
  /** Sentences of errors whose own ones are made for developers. */
  errors: {
    4001: 'You declined it in your wallet',
    4100: 'Your session has ended. Log in again',
    4200: 'Your wallet does not allow this',
    4900: 'Your wallet is offline. Check its connection',
    4901: 'Your wallet is not connected to this network',
    4902: 'Your wallet does not know this network',
    5710: 'Your wallet does not support this network',
    5740: 'This is too much for your wallet at once',
    [-32000]: 'The network did not accept this',
    [-32001]: 'Your wallet did not find what was asked for',
    [-32002]: 'Open your wallet to continue',
    [-32003]: 'The network refused the transaction',
    [-32004]: 'Your wallet does not support this',
    [-32005]: 'Too many requests. Wait a moment and try again',
    [-32601]: 'Your wallet does not support this',
    [-32602]: 'Your wallet could not read the request',
    [-32603]: 'Your wallet ran into a problem. Try again',
    ABORTED: 'It was stopped before it was done',
    ADAPTER_NOT_FOUND: 'This site does not offer that kind of network',
    BUDGET_INVALID: 'This site has set a fee that is not valid',
    COMMITMENT_INVALID: 'This site has asked in a way that is not valid',
    CHAIN_NOT_SUPPORTED: 'This site does not offer that network',
    CONNECTION_ABORTED: 'The connection was given up',
    CONNECTOR_NOT_FOUND: 'This wallet is not available here',
    FRAME_ERROR: 'The email wallet ran into a problem. Try again',
    FRAME_INTERRUPTED: 'The email wallet was interrupted. Try again',
    FRAME_LOAD_FAILED:
      'The email wallet could not load. Check the connection and try again',
    FRAME_NOT_SET: 'The email wallet is not ready yet. Try again',
    FRAME_REQUEST_ABORTED: 'It was stopped before it was done',
    FRAME_REQUEST_TIMEOUT: 'The email wallet did not answer. Try again',
    INVALID_CAIP10_ADDRESS: 'The address is not valid',
    INVALID_CAIP_ADDRESS: 'The address is not valid',
    INVALID_CAIP_NETWORK_ID: 'This network is not known',
    INVALID_CHAIN_ID: 'This network is not known',
    INVALID_EMAIL: 'This is not an email address',
    INVALID_SIGNATURE: 'The wallet has given a wrong signature',
    INVALID_TRANSACTION: 'The wallet was given something that it cannot sign',
    LOGIN_REQUIRED: 'Log in first',
    NO_ACCOUNT: 'The wallet shares no account with this site',
    PARENT_NOT_SET: 'The email wallet works only inside a site',
    RECEIVER_BELOW_RENT:
      'This is too little to open the account of the receiver. Send more',
    RELAY_REFUSED: 'The wallet service does not accept requests from this site',
    REQUEST_FAILED: 'The service cannot be reached. Try again in a moment',
    REQUEST_TIMED_OUT: 'The service took too long. Try again in a moment',
    RESPONSE_INVALID: 'The service did not answer properly. Try again later',
    RPC_BUSY: 'The network is busy. Wait a moment and try again',
    RPC_REQUEST_FAILED: 'The network did not answer properly. Try again',
    SEND_UNDER_WAY: 'This payment is under way in another tab',
    SOLANA_NOT_SET: 'This site does not offer Solana',
    TOKEN_HOOK_UNSUPPORTED:
      'This token has rules of its own that are not supported here',
    TRANSACTION_EXPIRED:
      'The network did not take the transaction in time. You can send it again',
    UNSUPPORTED_CHAIN: 'This does not work on this network',
    WALLET_FAILED: 'The wallet could not do this',
    WALLET_TIMEOUT: 'The wallet does not answer',
  } as Readonly<Record<string | number, string>>,
  money: {
    no: 'Nothing left your account.',
    yes: 'It was sent. Do not send it again.',
    unknown: 'It may be on its way. Check before sending again.',
  },
}

export type FailureStrings = typeof failures

/**
 * What errors say whose own sentence people see in English, for the other
 * languages: only they have it, as `failures.kitErrors`.
 */
export const kitErrors = {
  ALREADY_SENT:
    'The same payment was made a moment ago. Nothing was sent again',
  AMOUNT_AND_RECEIVER_REQUIRED: 'Enter an amount and a receiver',
  AMOUNT_ZERO: 'The amount must be more than zero',
  APPROVAL_UNSUPPORTED:
    'This browser cannot approve safely. Use one built on Chromium',
  CODE_EXPIRED: 'The code has expired. Ask for a new one',
  COIN_TYPE_UNKNOWN: 'Names do not work on this network',
  DEVICE_NOT_APPROVED: 'This device was not approved. Start again',
  DISCONNECT_FAILED: 'Not everything could be disconnected. Try again',
  EMAIL_TAKEN: 'This email belongs to another wallet',
  EMBEDDED_NAMESPACE: 'The email wallet does not exist on this kind of network',
  EXECUTION_REVERTED:
    'The contract would refuse this transaction. Nothing was sent',
  FEE_CAP_TOO_HIGH: 'The network fee is too high. Nothing was sent',
  FEE_CAP_TOO_LOW: 'The network fee is too low now. Nothing was sent',
  FEE_NOT_COVERED:
    'The balance does not cover the network fee. Nothing was sent',
  INSUFFICIENT_BALANCE: 'The balance is too low for this amount',
  INSUFFICIENT_FUNDS:
    'The balance does not cover the amount and the network fee. Nothing was sent',
  INSUFFICIENT_LIQUIDITY: 'There is not enough liquidity for this swap',
  INTRINSIC_GAS_TOO_HIGH:
    'The transaction is too large for the network. Nothing was sent',
  INTRINSIC_GAS_TOO_LOW:
    'The transaction was given too little for its fee. Nothing was sent',
  INVALID_ADDRESS: 'The address is not valid',
  INVALID_AMOUNT: 'Write the amount as digits, without marks between thousands',
  INVALID_CODE: 'The code is not right',
  INVALID_DECIMALS: 'The decimal places of this token are not known',
  INVALID_NAME:
    'A name has at least 4 characters: letters, digits and hyphens only',
  INVALID_SLIPPAGE: 'The slippage must be from 0.05 to 5 percent',
  INVALID_TOKEN: 'This is not a token of the network',
  LOGIN_COOLDOWN: 'Wait a moment, then try again',
  MODULE_NOT_LOADED: 'A part of this page cannot be loaded',
  NAMESPACE_NOT_APPROVED:
    'The wallet has approved no account on this kind of network',
  NAME_NOT_FOUND: 'There is no address behind this name',
  NAME_REFUSED: 'This name cannot be registered',
  NAME_UNSUPPORTED: 'On this network a receiver has to be an address',
  NONCE_TOO_HIGH:
    'An earlier transaction of this account is missing. Nothing was sent',
  NONCE_TOO_LOW:
    'This transaction may have been sent before. Check your activity before trying again',
  NOT_CONNECTED: 'Connect a wallet first',
  NOT_SIGNED: 'The wallet has not signed. Nothing was sent',
  ONRAMP_ACCOUNT_UNKNOWN: 'This is not the address of a connected account',
  ONRAMP_AMOUNT_TOO_HIGH: 'This is more than can be paid at once',
  ONRAMP_AMOUNT_TOO_LOW: 'This is less than can be paid',
  ONRAMP_NOT_CONFIGURED: 'This provider is not set up on this site',
  ONRAMP_NO_PRICE: 'There is no price for this purchase yet',
  ONRAMP_PROVIDER_UNKNOWN: 'This provider is not available here',
  ONRAMP_UNSUPPORTED: 'Buying is not supported on this network',
  ONRAMP_URL_REFUSED: 'The link of the provider was refused',
  PAIRING_ANSWER: 'The wallet has given a wrong answer',
  PAIRING_ENDED: 'The wallet has ended the connection',
  PAIRING_EXPIRED: 'The connection request has expired',
  PAIRING_UNAVAILABLE: 'WalletConnect cannot be reached',
  POPUP_BLOCKED: 'Your browser has blocked the window of the login',
  PRICE_IMPACT_TOO_HIGH: 'The price impact of this swap is too high',
  QUOTE_EXPIRED: 'The price has expired. Ask for a new one',
  RECEIPT_NOT_FOUND:
    'The transaction is not confirmed yet. Check again before sending anew',
  RECEIPT_TIMEOUT:
    'The transaction was sent but is not confirmed yet. Do not send it again',
  RECEIVER_CHANGED:
    'This name leads to another address now. Check the receiver before you send',
  RECEIVER_NOT_WALLET: 'This address is not the address of a wallet',
  RECEIVER_OTHER_TOKEN: 'This address takes another token only',
  RPC_FAILED: 'The network cannot be reached. Nothing was sent',
  SAME_TOKEN: 'Choose two different tokens',
  SENDER_BELOW_RENT:
    'Too little SOL would be left in your account. Leave more, or send all of it',
  SERVICE_UNAVAILABLE:
    'The service does not answer now. Try again in a few seconds',
  SIGNED_OTHERWISE:
    'The wallet has signed another transaction than it was asked for. Nothing was sent',
  SIMULATION_FAILED:
    'The network would refuse this transaction. Nothing was sent',
  SOCIAL_LOGIN_CANCELLED: 'The login was cancelled',
  SOCIAL_LOGIN_EXPIRED: 'The login took too long. Start again',
  SOCIAL_LOGIN_FAILED: 'The login did not work. Try again',
  SWAP_APPROVAL_FAILED: 'The token could not be approved. Nothing was swapped',
  SWAP_REFUSED:
    'The service built another swap than the one shown. Nothing was swapped',
  SWAP_UNSUPPORTED: 'This network has no swaps',
  TOKEN_ACCOUNT_FROZEN: 'This token account is frozen',
  TOKEN_FEE_UNSUPPORTED:
    'This token keeps a part of each transfer, which is not supported',
  TOKEN_NOT_TRANSFERABLE: 'This token cannot be sent to anybody',
  TOKEN_REQUIRED: 'Choose a token',
  TOO_MANY_DECIMALS: 'The amount has more decimal places than the token',
  TOO_MANY_TRIES: 'Too many tries. Ask for a new code',
  TRANSACTION_CANCELLED:
    'The transaction was cancelled in the wallet. Nothing was sent',
  TRANSACTION_NOT_FOUND:
    'The network does not know this transaction yet. Check again before sending anew',
  TRANSACTION_REPLACED:
    'Another transaction took the place of this one. Nothing was sent',
  TRANSACTION_REVERTED:
    'The transaction failed on the network. Only the network fee was spent',
  TRANSACTION_UNKNOWN:
    'It is not known whether the transaction was sent. Check your activity before trying again',
  WALLET_CANNOT_SEND: 'This wallet cannot sign transactions',
  WALLET_LINK: 'The link of this wallet cannot be opened',
  WALLET_NOT_INSTALLED: 'This wallet is not installed',
  WRONG_NAMESPACE: 'This address belongs to another kind of network',
}

export type KitErrorStrings = typeof kitErrors

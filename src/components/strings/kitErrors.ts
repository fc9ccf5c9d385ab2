// Generated from src/components/languages/en/rest.json.
// Edit that, then run `npm run messages`.

/**
 * Messages of errors that are shown to users as they are in English. Only
 * translations contain them, as `failures.kitErrors`.
 */
export const kitErrors = {
  ALREADY_SENT:
    'You made the same payment a moment ago. Nothing was sent again',
  AMOUNT_AND_RECEIVER_REQUIRED: 'Enter an amount and a recipient',
  AMOUNT_ZERO: 'The amount must be more than zero',
  APPROVAL_UNSUPPORTED:
    "This browser can't approve safely. Use a Chromium-based browser",
  CODE_EXPIRED: 'That code has expired. Request a new one',
  COIN_TYPE_UNKNOWN: "Names aren't supported on this network",
  DEVICE_NOT_APPROVED: "This device wasn't approved. Start again",
  KEY_UNREADABLE: "This browser can't open the account",
  DISCONNECT_FAILED: "Couldn't disconnect everything. Try again",
  EMAIL_TAKEN: 'This email belongs to another wallet',
  EMBEDDED_NAMESPACE:
    "The email wallet isn't available on this kind of network",
  EXECUTION_REVERTED:
    'The contract would reject this transaction. Nothing was sent',
  DEVICES_BLOCKED: 'Your browser blocked the devices window. Allow pop-ups',
  DEVICES_UNREACHABLE: 'This site cut off the devices window',
  EXPORT_BLOCKED: 'Your browser blocked the export window. Allow pop-ups',
  EXPORT_UNREACHABLE: 'This site cut off the export window',
  FEE_CAP_TOO_HIGH: 'The network fee is too high. Nothing was sent',
  FEE_CAP_TOO_LOW: 'The network fee is too low. Nothing was sent',
  FEE_NOT_COVERED: 'Not enough balance for the network fee. Nothing was sent',
  INSUFFICIENT_BALANCE: 'Not enough balance',
  INSUFFICIENT_FUNDS:
    'Not enough balance for the amount and the network fee. Nothing was sent',
  INSUFFICIENT_LIQUIDITY: 'Not enough liquidity for this swap',
  INTRINSIC_GAS_TOO_HIGH:
    'The transaction is too large for the network. Nothing was sent',
  INTRINSIC_GAS_TOO_LOW: 'The gas limit is too low. Nothing was sent',
  INVALID_ADDRESS: "That address isn't valid",
  INVALID_AMOUNT: 'Enter the amount in digits, without thousands separators',
  EMAIL_REQUIRED: 'This site requires an email address',
  INVALID_CODE: "That code isn't right",
  INVALID_DECIMALS: "This token's decimal places are unknown",
  INVALID_NAME: 'Use at least 4 characters: letters, digits and hyphens only',
  INVALID_PAYMENT_URI:
    "This payment link can't be used. Enter the address instead",
  INVALID_SLIPPAGE: 'Slippage must be between 0.05% and 5%',
  INVALID_TOKEN: "This token isn't on this network",
  LOGIN_COOLDOWN: 'Wait a moment, then try again',
  MODULE_NOT_LOADED: "Part of this page couldn't load",
  NAMESPACE_NOT_APPROVED:
    "Your wallet didn't approve an account on this kind of network",
  NAME_NOT_FOUND: 'No address found for this name',
  NAME_REFUSED: "This name can't be registered",
  NAME_UNSUPPORTED: "Names aren't supported on this network. Enter an address",
  NONCE_TOO_HIGH:
    'An earlier transaction from this account is missing. Nothing was sent',
  NONCE_TOO_LOW:
    'This transaction may already have been sent. Check your activity before trying again',
  NOT_CONNECTED: 'Connect a wallet first',
  NOT_SIGNED: "Your wallet didn't sign. Nothing was sent",
  ONRAMP_ACCOUNT_UNKNOWN: "This isn't the address of a connected account",
  ONRAMP_AMOUNT_TOO_HIGH: 'This is above the maximum',
  ONRAMP_AMOUNT_TOO_LOW: 'This is below the minimum',
  ONRAMP_NOT_CONFIGURED: "This provider isn't set up on this site",
  ONRAMP_NO_PRICE: 'No price for this purchase yet',
  ONRAMP_PROVIDER_UNKNOWN: "This provider isn't available here",
  ONRAMP_UNSUPPORTED: "Buying isn't supported on this network",
  ONRAMP_URL_REFUSED: "The provider's link was blocked",
  PAIRING_ANSWER: 'Your wallet sent an invalid response',
  PAIRING_ENDED: 'Your wallet ended the connection',
  PAIRING_EXPIRED: 'The connection request has expired',
  PAIRING_UNAVAILABLE: "Couldn't reach WalletConnect",
  PAYMENT_URI_ELSEWHERE:
    'This payment link is for another network or token. Switch the network first',
  POPUP_BLOCKED: 'Your browser blocked the sign-in window',
  PRICE_IMPACT_TOO_HIGH: 'The price impact of this swap is too high',
  QUOTE_EXPIRED: 'This price has expired. Get a new one',
  RECEIPT_NOT_FOUND:
    "The transaction isn't confirmed yet. Check again before sending another",
  RECEIPT_TIMEOUT:
    "The transaction was sent but isn't confirmed yet. Don't send it again",
  RECEIVER_CHANGED:
    'This name now points to a different address. Check the recipient before you send',
  RECEIVER_NOT_WALLET: "This isn't a wallet address",
  RECEIVER_OTHER_TOKEN: 'This address only accepts a different token',
  RPC_FAILED: "Couldn't reach the network. Nothing was sent",
  SAME_TOKEN: 'Choose two different tokens',
  SECURE_CONTEXT_REQUIRED:
    'Email and social login need a secure page. Open this site over https, or through a tunnel',
  SENDER_BELOW_RENT:
    'This leaves too little SOL in your account. Send less, or send all of it',
  SESSION_REJECTED: "The signature couldn't be verified",
  SERVICE_UNAVAILABLE:
    "The service isn't responding. Try again in a few seconds",
  SIGNED_OTHERWISE:
    'Your wallet signed a different transaction. Nothing was sent',
  SIGN_IN_CANCELLED: 'Sign-in cancelled',
  SIGN_IN_SERVICE: "The sign-in service didn't work. Try again",
  SIGN_IN_UNSUPPORTED: "Sign-in isn't supported on this network",
  SIMULATION_FAILED:
    'The network would reject this transaction. Nothing was sent',
  SOCIAL_LOGIN_CANCELLED: 'Sign-in cancelled',
  SOCIAL_LOGIN_EXPIRED: 'Sign-in took too long. Start again',
  SOCIAL_LOGIN_FAILED: "Sign-in didn't work. Try again",
  SWAP_APPROVAL_FAILED: "The token couldn't be approved. Nothing was swapped",
  SWAP_REFUSED:
    'The service built a different swap than the one shown. Nothing was swapped',
  SWAP_UNSUPPORTED: "Swaps aren't supported on this network",
  SWITCH_REPLACED: 'You chose another network in the meantime',
  TOKEN_ACCOUNT_FROZEN: 'This token account is frozen',
  TOKEN_FEE_UNSUPPORTED:
    "This token charges a fee on transfers, which isn't supported",
  TOKEN_NOT_TRANSFERABLE: "This token can't be transferred",
  TOKEN_REQUIRED: 'Choose a token',
  TOO_MANY_DECIMALS: 'The amount has more decimal places than the token',
  TOO_MANY_TRIES: 'Too many attempts. Request a new code',
  TRANSACTION_CANCELLED:
    'The transaction was cancelled in the wallet. Nothing was sent',
  TRANSACTION_NOT_ACCEPTED:
    'The network never received this transaction. Nothing was sent',
  TRANSACTION_NOT_FOUND:
    "The network doesn't know this transaction yet. Check again before sending another",
  TRANSACTION_REPLACED:
    'Another transaction replaced this one. Nothing was sent',
  TRANSACTION_REVERTED:
    'The transaction failed on the network. Only the network fee was spent',
  TRANSACTION_UNKNOWN:
    "We couldn't confirm this was sent. Check your activity before trying again",
  WALLET_CANNOT_SEND: "This wallet can't sign transactions",
  WALLET_LINK: "This wallet's link couldn't be opened",
  WALLET_NOT_INSTALLED: "This wallet isn't installed",
  WRONG_NAMESPACE: 'This address is for a different kind of network',
}

export type KitErrorStrings = typeof kitErrors

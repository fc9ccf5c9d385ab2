import { decodeBase58 } from '../../core/address/decodeBase58.js'
import { isEvmAddress } from '../../core/address/isEvmAddress.js'
import { isSolanaAddress } from '../../core/address/isSolanaAddress.js'
import { getMember } from '../../core/errors/getMember.js'
import { PairingAnswerError } from '../../core/errors/pairing.js'

/** Fits a signed transaction without its blobs. */
const MAX_HEX_LENGTH = 1_000_000
/**
 * `0x` and 64 KiB: no smart account signature is longer (ERC-1271, ERC-6492).
 */
const MAX_SIGNATURE_LENGTH = 131_074
const MAX_BASE64_LENGTH = 10_000
/** `0x` and 64 bytes (ERC-2098). */
const MIN_SIGNATURE_LENGTH = 130
/** `0x` and 4096 bytes (EIP-5792). */
const MAX_CALLS_ID_LENGTH = 8_194

/**
 * Rejects an answer that is not valid for its method. Methods without a rule
 * accept any answer.
 *
 * @throws PairingAnswerError
 */
export function assertAnswer(method: string, answer: unknown): void {
  const isRight = Object.hasOwn(rules, method) ? rules[method] : undefined
  if (isRight && !isRight(answer))
    throw new PairingAnswerError({ details: method })
}

const isHash = (answer: unknown) =>
  typeof answer === 'string' && /^0x[0-9a-fA-F]{64}$/.test(answer)

const isHex = (answer: unknown) =>
  typeof answer === 'string' &&
  answer.length <= MAX_HEX_LENGTH &&
  /^0x(?:[0-9a-fA-F]{2})+$/.test(answer)

/** Smart account signatures have any length, but are never shorter. */
const isSignature = (answer: unknown) =>
  isHex(answer) &&
  String(answer).length >= MIN_SIGNATURE_LENGTH &&
  String(answer).length <= MAX_SIGNATURE_LENGTH

const isAddresses = (answer: unknown) =>
  Array.isArray(answer) && answer.every((item) => isEvmAddress(item))

/** In an object, as the standard says, or bare, as some wallets return it. */
const isSolanaSignature = (answer: unknown) => {
  const text =
    typeof answer === 'string' ? answer : getMember(answer, 'signature')
  return (
    typeof text === 'string' &&
    text.length <= 88 &&
    decodeBase58(text)?.length === 64
  )
}

const isBase64 = (value: unknown) =>
  typeof value === 'string' &&
  value.length <= MAX_BASE64_LENGTH &&
  /^[A-Za-z0-9+/]+={0,2}$/.test(value)

const isSolanaAccounts = (answer: unknown) =>
  Array.isArray(answer) &&
  answer.every((item) => isSolanaAddress(getMember(item, 'pubkey')))

const isSolanaTransactions = (answer: unknown) => {
  const transactions = getMember(answer, 'transactions')
  return Array.isArray(transactions) && transactions.every(isBase64)
}

const isSolanaTransaction = (answer: unknown) => {
  const transaction = getMember(answer, 'transaction')
  return transaction === undefined
    ? isSolanaSignature(answer)
    : isBase64(transaction)
}

const isCallsId = (answer: unknown) => {
  const id = typeof answer === 'string' ? answer : getMember(answer, 'id')
  return typeof id === 'string' && id !== '' && id.length <= MAX_CALLS_ID_LENGTH
}

const isObject = (answer: unknown) =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer)

const rules: Record<string, (answer: unknown) => boolean> = {
  eth_accounts: isAddresses,
  eth_requestAccounts: isAddresses,
  eth_sendTransaction: isHash,
  eth_sendRawTransaction: isHash,
  eth_sign: isSignature,
  eth_signTransaction: isHex,
  eth_signTypedData: isSignature,
  eth_signTypedData_v3: isSignature,
  eth_signTypedData_v4: isSignature,
  personal_sign: isSignature,
  wallet_getCapabilities: isObject,
  wallet_getCallsStatus: isObject,
  wallet_sendCalls: isCallsId,
  solana_getAccounts: isSolanaAccounts,
  solana_requestAccounts: isSolanaAccounts,
  solana_signAllTransactions: isSolanaTransactions,
  solana_signAndSendTransaction: isSolanaSignature,
  solana_signMessage: isSolanaSignature,
  solana_signTransaction: isSolanaTransaction,
}

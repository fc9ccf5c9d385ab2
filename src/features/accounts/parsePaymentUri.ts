import { assertReceiver } from '../../core/address/assertReceiver.js'
import { parseAmount } from '../../core/amount/parseAmount.js'
import { InvalidPaymentUriError, SendError } from '../../core/errors/send.js'

/** Longer than any transfer link. */
const MAX_LENGTH = 1024

/**
 * Parses a payment link, in the format of `toPaymentUri` and its variants in
 * other wallets. Links that require more than a plain transfer, such as
 * another contract call, a memo or a reference, are rejected: without it, the
 * receiver could not match the payment.
 *
 * Standards: EIP-681, and Solana Pay transfer requests.
 *
 * @param text - for example `ethereum:0x…@1?value=1e18`
 * @returns `undefined` when the text is not a payment link
 * @throws InvalidPaymentUriError when it cannot be paid as a transfer
 *
 * @example
 * parsePaymentUri('ethereum:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045@1?value=1e18')
 * // { namespace: 'eip155', chainId: 1, to: '0xd8dA…', units: 1000000000000000000n }
 */
export function parsePaymentUri(text: string): parsePaymentUri.ReturnType {
  const [, scheme = '', rest = ''] =
    /^(ethereum|solana):(.*)$/is.exec(text) ?? []
  if (!scheme) return undefined
  try {
    if (text.length > MAX_LENGTH)
      throw new InvalidPaymentUriError({ uri: text })
    const [target = '', query = ''] = split(rest, '?')
    const values = readQuery(query)
    return scheme.toLowerCase() === 'solana'
      ? readSolana(target, values)
      : readEvm(target, values)
  } catch (error) {
    if (
      error instanceof SendError &&
      !(error instanceof InvalidPaymentUriError)
    )
      throw new InvalidPaymentUriError({ cause: error, uri: text })
    throw error
  }
}

export declare namespace parsePaymentUri {
  type Evm = {
    namespace: 'eip155'
    /** Default the payer's network. */
    chainId: number | undefined
    to: string
    /** Contract address, `undefined` for the native token. */
    token: string | undefined
    /** Base units, `undefined` if the payer chooses the amount. */
    units: bigint | undefined
  }
  type Solana = {
    namespace: 'solana'
    to: string
    /** Mint address, `undefined` for SOL. */
    token: string | undefined
    /**
     * Decimal string in token units, `undefined` if the payer chooses the
     * amount.
     */
    amount: string | undefined
  }
  type ReturnType = Evm | Solana | undefined
  type ErrorType = InvalidPaymentUriError
}

function readEvm(target: string, values: Values): parsePaymentUri.Evm {
  const match =
    /^(?:pay-)?(0x[0-9a-f]{40})(?:@([1-9][0-9]{0,15}))?(?:\/([a-z]+))?$/i.exec(
      target,
    )
  if (!match) return refuse(target)
  const [, address = '', chain, call] = match
  if (call !== undefined && call !== 'transfer') return refuse(target)
  const isToken = call === 'transfer'
  // Gas is chosen by the payer's wallet.
  const ignored = ['gas', 'gasLimit', 'gasPrice']
  only(values, [...ignored, ...(isToken ? ['address', 'uint256'] : ['value'])])
  const to = isToken ? (values.get('address') ?? '') : address
  for (const one of [address, to]) assertReceiver('eip155', one)
  const number = values.get(isToken ? 'uint256' : 'value')
  const chainId = chain === undefined ? undefined : Number(chain)
  if (chainId !== undefined && !Number.isSafeInteger(chainId))
    return refuse(target)
  return {
    namespace: 'eip155',
    chainId,
    to,
    token: isToken ? address : undefined,
    units: number === undefined ? undefined : toUnits(number),
  }
}

function readSolana(target: string, values: Values): parsePaymentUri.Solana {
  only(values, ['amount', 'spl-token', 'label', 'message'])
  const token = values.get('spl-token')
  for (const one of token === undefined ? [target] : [target, token])
    assertReceiver('solana', one)
  const amount = values.get('amount')
  // Decimals fit into a byte.
  if (amount !== undefined) parseAmount(amount, 255)
  return { namespace: 'solana', to: target, token, amount }
}

type Values = ReadonlyMap<string, string>

function readQuery(query: string): Values {
  const pairs = [...new URLSearchParams(query)]
  const values = new Map(pairs)
  // With duplicate parameters, each parser may read another value.
  if (values.size !== pairs.length) refuse(query)
  return values
}

function only(values: Values, known: readonly string[]) {
  for (const key of values.keys()) if (!known.includes(key)) refuse(key)
}

/**
 * Parses a `number` of EIP-681, for example `1.5e18`. It must be an integer.
 */
function toUnits(text: string): bigint {
  const match = /^([0-9]{1,78})(?:\.([0-9]{1,78}))?(?:e([0-9]{1,2}))?$/i.exec(
    text,
  )
  if (!match) return refuse(text)
  const [, integer = '', fraction = '', exponent = '0'] = match
  const places = Number(exponent) - fraction.length
  return places < 0
    ? refuse(text)
    : BigInt(integer + fraction) * 10n ** BigInt(places)
}

function split(text: string, mark: string) {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

function refuse(uri: string): never {
  throw new InvalidPaymentUriError({ uri })
}

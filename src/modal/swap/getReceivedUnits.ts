import { foldCase } from '../../core/address/foldCase.js'

/** `keccak256('Transfer(address,address,uint256)')` of ERC-20. */
const TRANSFER =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * Returns the net amount of a token that an account received in a
 * transaction, from its logs.
 *
 * Standard: ERC-20.
 *
 * @param parameters.logs - logs of the transaction receipt
 * @param parameters.token - contract address; the native coin emits no logs
 * @returns in base units; `undefined` without a matching transfer
 *
 * @example
 * getReceivedUnits({ account, logs: receipt.logs, token }) // 2902341n
 */
export function getReceivedUnits(
  parameters: getReceivedUnits.Parameters,
): bigint | undefined {
  const { account, logs, token } = parameters
  if (!token) return undefined
  const isAccount = (topic: string | undefined) =>
    topic !== undefined &&
    foldCase(`0x${topic.slice(26)}`) === foldCase(account)
  let units = 0n
  for (const { address, data, topics } of logs) {
    const [event, from, to] = topics
    if (foldCase(address) !== foldCase(token) || event !== TRANSFER) continue
    if (topics.length !== 3 || !/^0x[\da-f]{64}$/i.test(data)) continue
    if (isAccount(to)) units += BigInt(data)
    if (isAccount(from)) units -= BigInt(data)
  }
  return units > 0n ? units : undefined
}

export declare namespace getReceivedUnits {
  type Parameters = {
    account: string
    logs: readonly {
      address: string
      data: string
      topics: readonly string[]
    }[]
    token: string | undefined
  }
}

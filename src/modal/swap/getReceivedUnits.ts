import { foldCase } from '../../core/address/foldCase.js'

/** `keccak256('Transfer(address,address,uint256)')`, of ERC-20. */
const TRANSFER =
  '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/**
 * What an account got of a token by one transaction, less what it gave, as the
 * chain has written it down.
 *
 * Standard: ERC-20.
 *
 * @param parameters.logs - of the transaction's receipt
 * @param parameters.token - its contract; the native coin writes nothing down
 * @returns in the token's smallest unit; `undefined` when nothing says so
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

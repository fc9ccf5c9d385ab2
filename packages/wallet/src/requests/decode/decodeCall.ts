import {
  type Abi,
  type DecodeFunctionDataReturnType,
  decodeFunctionData,
  type EncodeFunctionDataParameters,
  encodeFunctionData,
  type Hex,
} from 'viem'

/**
 * The call that calldata makes. It is only given a name when encoding that
 * name again yields the same bytes.
 */
export function decodeCall<const abi extends Abi>(
  abi: abi,
  data: Hex,
): DecodeFunctionDataReturnType<abi> | undefined {
  try {
    const call = decodeFunctionData({ abi, data })
    const again = encodeFunctionData({
      abi,
      ...call,
    } as unknown as EncodeFunctionDataParameters)
    return again === data.toLowerCase() ? call : undefined
  } catch {
    return undefined
  }
}

import type { FrameChain } from './loadConfig.js'

/**
 * The configured chain of a CAIP-2 id, a number, or numeric or hex text;
 * `undefined` for anything else, never a guess.
 */
export function findChain(
  chains: readonly FrameChain[],
  chainId: unknown,
): FrameChain | undefined {
  const reference =
    typeof chainId === 'string' ? chainId.replace(/^eip155:/, '') : chainId
  const id = toId(reference)
  return id === undefined
    ? undefined
    : chains.find((chain) => BigInt(chain.id) === id)
}

function toId(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? BigInt(value) : undefined
  if (typeof value !== 'string') return undefined
  return /^(?:0x[0-9a-f]{1,16}|\d{1,20})$/i.test(value)
    ? BigInt(value)
    : undefined
}

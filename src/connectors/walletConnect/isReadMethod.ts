import { safeMethods } from '../../frame/protocol/policy.js'

/** Reads that the embedded wallet has no use for. */
const others: readonly string[] = [
  'eth_blobBaseFee',
  'eth_createAccessList',
  'eth_simulateV1',
  'net_listening',
  'web3_clientVersion',
]

/**
 * Whether a node of the app may be asked: it reads, or broadcasts bytes that
 * were signed before. Never one that a node could sign itself.
 */
export function isReadMethod(method: string): boolean {
  if (method.startsWith('wallet_')) return false
  return safeMethods.has(method) || others.includes(method)
}

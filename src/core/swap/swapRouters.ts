/**
 * 1inch AggregationRouter v5 and v6, with the same address on all listed
 * chains.
 */
const ONE_INCH = [
  '0x1111111254EEB25477B68fb85Ed929f73A960582',
  '0x111111125421cA6dc452d289314280a0f8842A65',
] as const

/** The same routers on zkSync Era, where contracts have other addresses. */
const ONE_INCH_ZKSYNC = [
  '0x6e2B76966cbD9cF4cC2Fa0D76d24d5241E0ABC2F',
  '0x6fd4383cB451173D5f9304F041C7BCBf27d561fF',
] as const

/** Contracts that may be approved and called for a swap, by CAIP-2 ID. */
export const swapRouters: { readonly [network: string]: readonly string[] } = {
  'eip155:1': ONE_INCH,
  'eip155:10': ONE_INCH,
  'eip155:56': ONE_INCH,
  'eip155:100': ONE_INCH,
  'eip155:137': ONE_INCH,
  'eip155:250': ONE_INCH,
  'eip155:324': ONE_INCH_ZKSYNC,
  'eip155:8217': ONE_INCH,
  'eip155:8453': ONE_INCH,
  'eip155:42161': ONE_INCH,
  'eip155:43114': ONE_INCH,
  'eip155:1313161554': ONE_INCH,
}

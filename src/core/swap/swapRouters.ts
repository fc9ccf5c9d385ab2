/** 1inch AggregationRouter v5 and v6, the same wherever they are deployed. */
const ONE_INCH = [
  '0x1111111254EEB25477B68fb85Ed929f73A960582',
  '0x111111125421cA6dc452d289314280a0f8842A65',
] as const

/**
 * The contracts that may be approved and called for a swap, by CAIP-2 id of
 * the network. zkSync Era has routers of its own, which are not known here:
 * an app that wants them names them in `swapSpenders`.
 */
export const swapRouters: { readonly [network: string]: readonly string[] } = {
  'eip155:1': ONE_INCH,
  'eip155:10': ONE_INCH,
  'eip155:56': ONE_INCH,
  'eip155:100': ONE_INCH,
  'eip155:137': ONE_INCH,
  'eip155:250': ONE_INCH,
  'eip155:8217': ONE_INCH,
  'eip155:8453': ONE_INCH,
  'eip155:42161': ONE_INCH,
  'eip155:43114': ONE_INCH,
  'eip155:1313161554': ONE_INCH,
}

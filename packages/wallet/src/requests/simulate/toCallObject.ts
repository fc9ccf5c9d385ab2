import { toHex } from 'viem'
import type { SimulatedCall } from '../approval/simulation.js'

/** A call as nodes take it, with every field that is signed but the nonce. */
export function toCallObject(call: SimulatedCall): Record<string, unknown> {
  const { accessList, data, fees, from, gas, to, value } = call
  return {
    ...{ from, value: toHex(value), data },
    ...(to && { to }),
    ...(gas !== undefined && { gas: toHex(gas) }),
    ...(fees && toPrices(fees)),
    ...(accessList && { accessList }),
  }
}

/** What the call pays for gas. */
export function toPrices(fees: NonNullable<SimulatedCall['fees']>) {
  return 'gasPrice' in fees
    ? { gasPrice: toHex(fees.gasPrice) }
    : {
        maxFeePerGas: toHex(fees.maxFeePerGas),
        maxPriorityFeePerGas: toHex(fees.maxPriorityFeePerGas),
      }
}

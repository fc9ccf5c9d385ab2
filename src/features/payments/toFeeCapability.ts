import type { PaymasterService } from '../../core/paymaster/paymaster.js'

/**
 * The capability by which a wallet asks a paymaster (EIP-5792). It is optional:
 * the approval says who pays, and without the paymaster the account does.
 */
export function toFeeCapability({
  context,
  url,
}: PaymasterService): toFeeCapability.ReturnType {
  return {
    paymasterService: { ...(context && { context }), optional: true, url },
  }
}

export declare namespace toFeeCapability {
  type ReturnType = {
    paymasterService: {
      context?: PaymasterService['context']
      optional: true
      url: string
    }
  }
}

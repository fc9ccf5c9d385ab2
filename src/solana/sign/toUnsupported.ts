import { UnsupportedProviderMethodError } from 'viem'

/** Returns the error for a method that the wallet does not support (4200). */
export function toUnsupported(method: string) {
  return new UnsupportedProviderMethodError(
    new Error(`The wallet has no ${method}`),
  )
}

import { SiwxConflictError } from '../../core/errors/config.js'
import type { SiweConfig } from './siweConfig.js'
import type { SiwxConfig, SiwxFactory } from './types.js'

/**
 * Returns the two options of sign-in, of which at most one may be set.
 *
 * @throws SiwxConflictError
 */
export function readSignIn(parameters: SignInOptions): readSignIn.ReturnType {
  const { siweConfig, siwx } = parameters
  if (siweConfig && siwx) throw new SiwxConflictError()
  return { siweConfig, siwx }
}

export declare namespace readSignIn {
  type ReturnType = Required<SignInOptions>
  type ErrorType = SiwxConflictError
}

/** Sign-in, in one of its two forms. */
export type SignInOptions = {
  siwx?: SiwxConfig | SiwxFactory | undefined
  siweConfig?: SiweConfig | undefined
}

import { SiwxConflictError } from '../../core/errors/config.js'
import type { FeatureOptions } from '../../core/features/features.js'
import type { SiweConfig } from './siweConfig.js'
import type { SiwxConfig, SiwxFactory } from './types.js'

/**
 * Returns the two options of sign-in, of which at most one may be set. The
 * feature `authentication` replaces both by the hosted service.
 *
 * @throws SiwxConflictError
 */
export function readSignIn(
  parameters: readSignIn.Parameters,
): readSignIn.ReturnType {
  const { features, siweConfig, siwx } = parameters
  if (siweConfig && siwx) throw new SiwxConflictError()
  if (features?.authentication) return { siweConfig: undefined, siwx: 'hosted' }
  return { siweConfig, siwx }
}

export declare namespace readSignIn {
  type Parameters = SignInOptions & {
    features?: Pick<FeatureOptions, 'authentication'> | undefined
  }
  type ReturnType = {
    /** Option `siweConfig` of `createKit`. */
    siweConfig: SignInOptions['siweConfig']
    /**
     * Option `siwx` of `createKit`; `hosted` with `features.authentication`.
     */
    siwx: SignInOptions['siwx'] | 'hosted'
  }
  type ErrorType = SiwxConflictError
}

/** Sign-in, in one of its two forms. */
export type SignInOptions = {
  siwx?: SiwxConfig | SiwxFactory | undefined
  siweConfig?: SiweConfig | undefined
}
